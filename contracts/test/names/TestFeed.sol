// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {IPriceFeed} from "../../src/names/IPriceFeed.sol";

/// @notice A feed whose answer a test sets.
contract TestFeed is IPriceFeed {
    uint8 public constant decimals = 8;
    int256 private _answer;
    uint256 private _updatedAt;

    function set(int256 answer, uint256 updatedAt) external {
        (_answer, _updatedAt) = (answer, updatedAt);
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (1, _answer, _updatedAt, _updatedAt, 1);
    }
}
