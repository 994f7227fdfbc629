// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";

import {Credits} from "./Credits.sol";
import {InsufficientAmount, InvalidAmount} from "./Errors.sol";
import {Money} from "./Money.sol";

/// @title Taking a price from the caller
/// @notice The price becomes a credit of who earns it; what the caller sent too much goes back at once, or becomes the caller's credit
/// where their contract refuses it.
abstract contract Payments is Credits {
    /// @notice Reverts `InsufficientAmount` below the price, `InvalidAmount` for native currency beside another, and `ValidationFailed`
    /// when the currency keeps a part.
    /// @dev Zero is the native currency. Gas of the refund isn't limited: only the caller can waste it.
    function _collect(address to, address currency, uint256 due) internal {
        _credit(to, currency, due);
        if (currency == address(0)) return _refund(due);
        if (msg.value != 0) revert InvalidAmount();
        Money.draw(currency, msg.sender, address(this), due);
    }

    function _refund(uint256 due) private {
        if (msg.value < due) revert InsufficientAmount();
        uint256 excess = msg.value - due;
        if (excess != 0 && !SafeTransferLib.trySafeTransferETH(msg.sender, excess, gasleft())) _credit(msg.sender, address(0), excess);
    }
}
