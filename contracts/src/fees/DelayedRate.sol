// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

/// @title A rate in basis points that falls at once and rises only after a while
library DelayedRate {
    /// @notice How long a rise is known before it counts.
    uint48 internal constant DELAY = 48 hours;

    struct Rate {
        address recipient;
        uint16 bps;
        uint16 nextBps;
        // Zero while no rise waits.
        uint48 nextAt;
    }

    /// @notice What counts now.
    function current(Rate storage rate) internal view returns (uint16) {
        Rate memory now_ = rate;
        return now_.nextAt != 0 && block.timestamp >= now_.nextAt ? now_.nextBps : now_.bps;
    }

    /// @notice Sets the rate: at once when it is no rise, else for later. A rise that waits is replaced.
    /// @return from when it counts
    function set(Rate storage rate, uint16 bps) internal returns (uint48 from) {
        uint16 now_ = current(rate);
        bool isRise = bps > now_;
        from = isRise ? uint48(block.timestamp) + DELAY : uint48(block.timestamp);
        rate.bps = isRise ? now_ : bps;
        rate.nextBps = isRise ? bps : 0;
        rate.nextAt = isRise ? from : 0;
    }
}
