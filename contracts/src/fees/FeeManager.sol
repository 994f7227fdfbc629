// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {IERC2981} from "@openzeppelin/contracts/interfaces/IERC2981.sol";
import {LibCall} from "solady/utils/LibCall.sol";

import {AddressMismatch, InvalidAmount, ZeroAddress} from "../lib/Errors.sol";
import {DelayedRate} from "./DelayedRate.sol";

/// @notice Spec §9, fee types: of a sale at a fixed price, and of an auction.
enum FeeType {
    Fixed,
    Auction
}

/// @title Fees of the platform and royalties of collections
/// @notice Both have caps that no role can pass. What falls does so at once, what rises is announced 48 hours ahead. A trade uses the fee
/// of its channel or its order, never one that came later.
contract FeeManager is AccessManaged {
    using DelayedRate for DelayedRate.Rate;

    uint256 public constant BPS = 10_000;
    /// @notice 5 %.
    uint16 public constant MOST_FEE_BPS = 500;
    /// @notice 10 %.
    uint16 public constant MOST_ROYALTY_BPS = 1000;
    /// @notice What a collection may use to tell its royalty.
    uint256 public constant ROYALTY_GAS = 30_000;

    mapping(FeeType => DelayedRate.Rate) private _fees;
    mapping(address collection => DelayedRate.Rate) private _royalties;

    event FeeSet(FeeType indexed feeType, uint16 bps, uint48 from);
    event FeeRecipientSet(FeeType indexed feeType, address recipient);
    event RoyaltySet(address indexed collection, address recipient, uint16 bps, uint48 from);

    constructor(address authority, address recipient) AccessManaged(authority) {
        _setRecipient(FeeType.Fixed, recipient);
        _setRecipient(FeeType.Auction, recipient);
    }

    /// @notice Who gets the platform's fee now, and its rate in basis points.
    function fee(FeeType feeType) external view returns (address recipient, uint16 bps) {
        DelayedRate.Rate storage rate = _fees[feeType];
        return (rate.recipient, rate.current());
    }

    /// @notice The royalty of a sale: what the collection's owner has set here, else what the collection tells by ERC-2981.
    /// @param price of the whole sale
    /// @return recipient zero when there is none
    /// @return amount at most 10 % of the price, whatever the collection says
    function royaltyOf(address collection, uint256 tokenId, uint256 price) external view returns (address recipient, uint256 amount) {
        DelayedRate.Rate storage rate = _royalties[collection];
        recipient = rate.recipient;
        if (recipient != address(0)) return (recipient, price * rate.current() / BPS);
        return _told(collection, tokenId, price);
    }

    /// @notice Sets a fee of the platform. Role: manager.
    function setFee(FeeType feeType, uint16 bps) external restricted {
        if (bps > MOST_FEE_BPS) revert InvalidAmount();
        emit FeeSet(feeType, bps, _fees[feeType].set(bps));
    }

    /// @notice Sets who gets a fee of the platform. Role: manager.
    function setFeeRecipient(FeeType feeType, address recipient) external restricted {
        _setRecipient(feeType, recipient);
    }

    /// @notice Sets the royalty of a collection. Only for its `owner()`.
    function setRoyalty(address collection, address recipient, uint16 bps) external {
        if (recipient == address(0)) revert ZeroAddress();
        if (bps > MOST_ROYALTY_BPS) revert InvalidAmount();
        if (Ownable(collection).owner() != msg.sender) revert AddressMismatch();
        DelayedRate.Rate storage rate = _royalties[collection];
        rate.recipient = recipient;
        emit RoyaltySet(collection, recipient, bps, rate.set(bps));
    }

    function _setRecipient(FeeType feeType, address recipient) private {
        if (recipient == address(0)) revert ZeroAddress();
        _fees[feeType].recipient = recipient;
        emit FeeRecipientSet(feeType, recipient);
    }

    /// @dev A collection may revert, burn gas, or answer too much, too little or nonsense: then there is no royalty.
    function _told(address collection, uint256 tokenId, uint256 price) private view returns (address, uint256) {
        bytes memory question = abi.encodeCall(IERC2981.royaltyInfo, (tokenId, price));
        (bool isAnswered,, bytes memory answer) = LibCall.tryStaticCall(collection, ROYALTY_GAS, 64, question);
        if (!isAnswered || answer.length < 64) return (address(0), 0);
        (uint256 recipient, uint256 asked) = abi.decode(answer, (uint256, uint256));
        if (recipient == 0 || recipient > type(uint160).max || asked == 0) return (address(0), 0);
        uint256 most = price * MOST_ROYALTY_BPS / BPS;
        return (address(uint160(recipient)), asked < most ? asked : most);
    }
}
