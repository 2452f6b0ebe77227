// Qt is not built with ThreadSanitizer, which therefore does not see the lock of the event queue:
// everything that one thread posts to another would look like a race. This stands in front of the
// function of Qt behind QMetaObject::invokeMethod and says what the queue does: what was done
// before a call was posted has happened before it runs, and nothing else is promised.
#include <QObject>

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

namespace {

using Slot = QtPrivate::QSlotObjectBase;

/// A call that was posted: it meets whoever posted it, and whoever has the last hold on it meets
/// the others.
class Posted : public Slot {
  public:
    explicit Posted(Slot* slot) : Slot(&run), slot_(slot) { __tsan_release(this); }

  private:
    static void run(int what, Slot* self, QObject* receiver, void** arguments, bool*) {
        __tsan_acquire(self);
        auto* posted = static_cast<Posted*>(self);
        if (what == Call) {
            posted->slot_->call(receiver, arguments);
            __tsan_release(self);
        } else if (what == Destroy) {
            posted->slot_->destroyIfLastRef();
            delete posted;
        }
    }

    Slot* slot_;
};

}  // namespace

bool QMetaObject::invokeMethodImpl(QObject* object, Slot* slot, Qt::ConnectionType type,
                                   void* result) {
    static const auto next = reinterpret_cast<decltype(&QMetaObject::invokeMethodImpl)>(
        ::dlsym(RTLD_NEXT,
                "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14Co"
                "nnectionTypeEPv"));
    return next(object, new Posted(slot), type, result);
}
