// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {IERC20} from "@openzeppelin/contracts/interfaces/IERC20.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";

import {Calls} from "./Calls.sol";
import {InsufficientAmount, ValidationFailed} from "./Errors.sol";

/// @title Drawing an ERC-20 from who allowed it
library Money {
    /// @notice What `spender` can draw from `owner`: balance or allowance, whichever is less; nothing from what is no currency.
    function drawable(address currency, address owner, address spender) internal view returns (uint256) {
        uint256 balance = Calls.number(currency, abi.encodeCall(IERC20.balanceOf, (owner)));
        uint256 allowance = Calls.number(currency, abi.encodeCall(IERC20.allowance, (owner, spender)));
        return balance < allowance ? balance : allowance;
    }

    /// @notice Draws `amount`, all of which has to arrive.
    /// @dev Reverts `InsufficientAmount` when balance or allowance is too small, `ValidationFailed` when less arrives.
    function draw(address currency, address from, address to, uint256 amount) internal {
        // Who gets a royalty may buy too.
        if (amount == 0 || from == to) return;
        uint256 before = SafeTransferLib.balanceOf(currency, to);
        if (!SafeTransferLib.trySafeTransferFrom(currency, from, to, amount)) revert InsufficientAmount();
        if (SafeTransferLib.balanceOf(currency, to) < before + amount) revert ValidationFailed();
    }
}
