// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {IPriceFeed} from "./IPriceFeed.sol";

/// @title A price that never changes
/// @notice For the local chain, which has no feeds, and for currencies that are dollars. Its answer is always of this moment.
contract FixedFeed is IPriceFeed {
    /// @inheritdoc IPriceFeed
    uint8 public constant decimals = 8;

    /// @notice Dollars for one unit, 8 decimals.
    int256 public immutable answer;

    constructor(int256 answer_) {
        answer = answer_;
    }

    /// @inheritdoc IPriceFeed
    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (1, answer, block.timestamp, block.timestamp, 1);
    }
}
