// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

import {InvalidAmount, ZeroAddress} from "./Errors.sol";

/// @title What a contract owes, to be withdrawn by whom it is owed to
/// @notice Nobody's code runs while somebody else acts, so nobody can stop a trade by refusing to be paid. Zero is the native currency.
abstract contract Credits is ReentrancyGuardTransient {
    /// @notice What an account may withdraw of a currency.
    mapping(address account => mapping(address currency => uint256 amount)) public credits;

    event Credited(address indexed account, address indexed currency, uint256 amount);
    event CreditWithdrawn(address indexed account, address indexed currency, address indexed to, uint256 amount);

    /// @notice Sends all that the caller has of `currency` to `to`. No role can stop it.
    /// @dev Reverts `ZeroAddress` and, when there is nothing, `InvalidAmount`.
    function withdrawCredit(address currency, address to) external nonReentrant returns (uint256 amount) {
        if (to == address(0)) revert ZeroAddress();
        amount = credits[msg.sender][currency];
        if (amount == 0) revert InvalidAmount();
        credits[msg.sender][currency] = 0;
        emit CreditWithdrawn(msg.sender, currency, to, amount);
        if (currency == address(0)) Address.sendValue(payable(to), amount);
        else SafeERC20.safeTransfer(IERC20(currency), to, amount);
    }

    function _credit(address account, address currency, uint256 amount) internal {
        if (amount == 0) return;
        credits[account][currency] += amount;
        emit Credited(account, currency, amount);
    }
}
