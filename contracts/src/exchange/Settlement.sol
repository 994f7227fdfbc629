// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Collectibles} from "../lib/Collectibles.sol";
import {Credits} from "../lib/Credits.sol";
import {AddressMismatch, ConditionCheckFailed, InvalidAmount, ZeroAddress} from "../lib/Errors.sol";
import {Money} from "../lib/Money.sol";
import {Channels} from "./Channels.sol";
import {Nonces} from "./Nonces.sol";
import {Option} from "./Orders.sol";

/// @title One trade: its terms, its parts, its transfers
abstract contract Settlement is Channels, Nonces, Credits {
    uint256 internal constant BPS = 10_000;

    /// @notice What was traded. The seller got `fill * unitPrice - fee - royalty`.
    struct Sale {
        address recipient;
        address collection;
        uint256 tokenId;
        uint256 fill;
        address currency;
        uint256 unitPrice;
        uint256 fee;
        uint256 royalty;
        address royaltyTo;
        bytes32 channel;
        uint256 nonce;
    }

    /// @notice Every trade, whichever way it came about, is one of these.
    event OptionFulfilled(bytes32 indexed optionHash, address indexed seller, address indexed buyer, Sale sale);

    /// @dev What must hold of an option whoever trades by it.
    function _checkTerms(Option calldata option, address seller, address buyer, address recipient) internal view {
        if (option.collection == address(0) || recipient == address(0)) revert ZeroAddress();
        if (seller == buyer) revert AddressMismatch();
        if (option.amount == 0 || option.amount > type(uint96).max) revert InvalidAmount();
        if (option.price == 0 || option.price > type(uint96).max) revert InvalidAmount();
        if (option.royaltyRate > BPS) revert InvalidAmount();
        if (block.timestamp < option.startTime || block.timestamp >= option.endTime) revert ConditionCheckFailed();
        _checkCurrency(option.currency);
    }

    function _saleOf(Option calldata option, address recipient, uint256 fill, uint256 unitPrice) internal pure returns (Sale memory sale) {
        sale.recipient = recipient;
        sale.collection = option.collection;
        sale.tokenId = option.tokenId;
        sale.fill = fill;
        sale.currency = option.currency;
        sale.unitPrice = unitPrice;
        sale.channel = option.channel;
        sale.nonce = option.nonce;
    }

    /// @dev Pays and moves. Native currency is taken from what this call brought; that it is enough was looked at before.
    function _settle(Sale memory sale, address seller, address buyer, uint256 royaltyRate) internal {
        uint256 total = sale.fill * sale.unitPrice;
        Channel memory channel = _openChannel(sale.channel);
        sale.fee = total * channel.feeBps / BPS;
        (sale.royaltyTo, sale.royalty) = FEES.royaltyOf(sale.collection, sale.tokenId, total);
        if (sale.royalty > total * royaltyRate / BPS) revert ConditionCheckFailed();
        uint256 rest = total - sale.fee - sale.royalty;
        if (sale.currency == address(0)) {
            _credit(seller, address(0), rest);
            _credit(channel.feeRecipient, address(0), sale.fee);
            _credit(sale.royaltyTo, address(0), sale.royalty);
        } else {
            Money.draw(sale.currency, buyer, seller, rest);
            Money.draw(sale.currency, buyer, channel.feeRecipient, sale.fee);
            Money.draw(sale.currency, buyer, sale.royaltyTo, sale.royalty);
        }
        Collectibles.move(sale.collection, sale.tokenId, sale.fill, seller, sale.recipient);
    }
}
