// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";

import {InsufficientAmount, ValidationFailed} from "./Errors.sol";

/// @title Drawing an ERC-20 from who allowed it
library Money {
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
