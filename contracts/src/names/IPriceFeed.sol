// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

/// @title What a price feed answers
/// @notice The part of Chainlink's `AggregatorV3Interface` that prices need.
interface IPriceFeed {
    /// @notice Decimals of `answer`.
    function decimals() external view returns (uint8);

    /// @notice The newest price and when it was written.
    function latestRoundData()
        external
        view
        returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);
}
