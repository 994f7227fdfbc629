// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

// Spec §8, "Exchange contract errors". One meaning each, in every contract here.

/// @notice A collection or currency has no code, or is of no kind that is traded here.
error AddressInvalid();
/// @notice The caller isn't the one that this needs, or both sides are the same account.
error AddressMismatch();
/// @notice A signature is malformed or isn't its signer's.
error CheckFail();
/// @notice Outside of its time, a royalty above the signed rate, or a price below the signed one.
error ConditionCheckFailed();
/// @notice An offer is for another option, or a token isn't in the set that is wanted.
error HashValueMismatch();
/// @notice Value, balance or allowance is too small.
error InsufficientAmount();
/// @notice Zero, more than there is, or above a limit.
error InvalidAmount();
/// @notice Never opened, or closed.
error InvalidChannel();
/// @notice Not on the list, or native currency where it can't be drawn.
error InvalidCurrency();
/// @notice Without a price, expired, cancelled or used up.
error InvalidOffer();
/// @notice Cancelled, used or filled, or in a state in which this can't be done.
error OptionStatusError();
/// @notice After a transfer the balances weren't what they had to be.
error ValidationFailed();
/// @notice An address that has to be somebody's is zero.
error ZeroAddress();
