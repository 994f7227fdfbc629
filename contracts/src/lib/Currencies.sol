// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";

import {AddressInvalid, InvalidCurrency} from "./Errors.sol";

/// @title The currencies that are taken
abstract contract Currencies is AccessManaged {
    /// @notice Whether an ERC-20 is taken. The native currency, zero, always is, but not for offers.
    mapping(address currency => bool) public currencies;

    event CurrencySet(address indexed currency, bool isTaken);

    /// @notice Takes a currency, or takes it no longer. Role: manager.
    function setCurrency(address currency, bool isTaken) external restricted {
        if (currency.code.length == 0) revert AddressInvalid();
        currencies[currency] = isTaken;
        emit CurrencySet(currency, isTaken);
    }

    function _checkCurrency(address currency) internal view {
        if (currency != address(0) && !currencies[currency]) revert InvalidCurrency();
    }
}
