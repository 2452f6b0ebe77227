/// Positions that are proven lost, in bounded memory. The inside of the engine.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace gridlark::number_match {

/// A set of 64-bit hashes that starts small, grows to a limit and then forgets the oldest. Two
/// positions with one hash count as the same: among the millions of positions of a search, the
/// probability is about 10⁻¹².
class LostTable {
  public:
    explicit LostTable(std::size_t bytes) {
        while (2 * most_ * sizeof(Bucket) <= bytes) most_ *= 2;
    }

    [[nodiscard]] bool contains(std::uint64_t hash) const {
        if (buckets_.empty()) return false;
        const Bucket& bucket = buckets_[placeOf(hash)];
        return std::find(bucket.begin(), bucket.end(), hash) != bucket.end();
    }

    void insert(std::uint64_t hash) {
        if (2 * count_ >= waysOfBucket * buckets_.size() && buckets_.size() < most_) grow();
        put(hash);
    }

  private:
    static constexpr std::size_t waysOfBucket = 8;
    using Bucket = std::array<std::uint64_t, waysOfBucket>;  ///< the newest first; 0 for nothing

    [[nodiscard]] std::size_t placeOf(std::uint64_t hash) const {
        return static_cast<std::size_t>(hash >> 8U) & (buckets_.size() - 1);
    }

    void put(std::uint64_t hash) {
        Bucket& bucket = buckets_[placeOf(hash)];
        if (bucket.back() == 0) ++count_;
        std::move_backward(bucket.begin(), bucket.end() - 1, bucket.end());
        bucket.front() = hash;
    }

    void grow() {
        constexpr std::size_t first = 64;
        std::vector<Bucket> old(std::max(std::min(first, most_), 2 * buckets_.size()), Bucket{});
        old.swap(buckets_);
        count_ = 0;
        for (const Bucket& bucket : old) {
            for (auto hash = bucket.rbegin(); hash != bucket.rend(); ++hash) {
                if (*hash != 0) put(*hash);
            }
        }
    }

    std::vector<Bucket> buckets_;
    std::size_t most_ = 1;
    std::size_t count_ = 0;
};

}  // namespace gridlark::number_match
