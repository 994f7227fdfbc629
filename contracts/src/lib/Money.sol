// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";

import {InsufficientAmount, ValidationFailed} from "./Errors.sol";

/// @title Drawing an ERC-20 from who allowed it
library Money {
    /// @notice Draws `amount`, all of which has to arrive.
    /// @dev Reverts `InsufficientAmount` when balance or allowance is too small, `ValidationFailed` when less arrives.
    function draw(address currency, address from, address to, uint256 amount) internal {
        // Who gets a royalty may buy too.
        if (amount == 0 || from == to) return;
        uint256 before = IERC20(currency).balanceOf(to);
        if (!SafeTransferLib.trySafeTransferFrom(currency, from, to, amount)) revert InsufficientAmount();
        if (IERC20(currency).balanceOf(to) < before + amount) revert ValidationFailed();
    }
}
