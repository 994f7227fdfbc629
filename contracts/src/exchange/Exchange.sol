// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {LibCall} from "solady/utils/LibCall.sol";

import {FeeManager} from "../fees/FeeManager.sol";
import {
    AddressMismatch,
    ConditionCheckFailed,
    HashValueMismatch,
    InsufficientAmount,
    InvalidCurrency,
    InvalidOffer
} from "../lib/Errors.sol";
import {SigLib} from "../lib/SigLib.sol";
import {Channels} from "./Channels.sol";
import {Item, Offer, Option} from "./Orders.sol";
import {Validation} from "./Validation.sol";

/// @title Trades by signed options and offers
/// @notice What is for sale stays with its owner until the moment of the sale, and nothing moves that its owner hasn't signed or called
/// for. Sales in the native currency become credits. No role can change a signed price, cancel, or touch what is owed.
contract Exchange is Validation {
    /// @notice What one item of a cart may use; more than any honest collection needs.
    uint256 public constant ITEM_GAS = 500_000;

    /// @notice An offer was taken; the trade itself is the `OptionFulfilled` before it.
    event OfferAccepted(bytes32 indexed offerHash, bytes32 optionHash);
    /// @notice An item of a cart failed for `reason`, the first 4 bytes of what it reverted with.
    event ItemSkipped(bytes32 indexed optionHash, bytes4 reason);

    constructor(address authority, FeeManager fees) Channels(authority, fees) {}

    /// @notice Buys `fill` units of an option for `recipient`. What was sent above the price comes back.
    function fulfill(Option calldata option, uint256 fill, address recipient) external payable nonReentrant {
        bytes32 hash = hashOption(option);
        SigLib.check(option.signer, hash, option.v, option.r, option.s);
        bool isNative = option.currency == address(0);
        uint256 spent = _buy(option, hash, fill, msg.sender, recipient, isNative ? msg.value : type(uint256).max);
        _giveBack(isNative ? msg.value - spent : msg.value);
    }

    /// @notice Buys several options, whose signatures may be for each or for several of them.
    /// @param isAtomic whether all are bought or none; else what fails is skipped, told by `ItemSkipped` and not paid
    /// @return bought how many were
    function fulfillMany(Item[] calldata items, address recipient, bool isAtomic) external payable nonReentrant returns (uint256 bought) {
        return _buyAll(items, recipient, isAtomic, type(uint256).max);
    }

    /// @notice The same for at most `maxSpend` of the one currency that all items are in. What would pass it fails with `InsufficientAmount`.
    /// @dev Reverts `InvalidCurrency` where items are in several currencies.
    function fulfillMany(Item[] calldata items, address recipient, bool isAtomic, uint256 maxSpend)
        external
        payable
        nonReentrant
        returns (uint256 bought)
    {
        for (uint256 i = 1; i < items.length; ++i) {
            if (items[i].option.currency != items[0].option.currency) revert InvalidCurrency();
        }
        return _buyAll(items, recipient, isAtomic, maxSpend);
    }

    /// @notice A part of `fulfillMany`, which alone may call it.
    function fulfillItem(Item calldata item, address buyer, address recipient, uint256 budget) external returns (uint256 spent) {
        if (msg.sender != address(this)) revert AddressMismatch();
        return _buyItem(item, buyer, recipient, budget);
    }

    /// @notice Sells by the caller's own option, signed or not, for what an offer pays for all of it.
    function acceptOffer(Option calldata option, Offer calldata offer) external nonReentrant {
        if (option.signer != msg.sender) revert AddressMismatch();
        _meet(option, offer, hashOption(option));
    }

    /// @notice Brings a signed option and a signed offer of at least its price together. For anybody.
    function matchOffer(Option calldata option, Offer calldata offer) external nonReentrant {
        bytes32 hash = hashOption(option);
        SigLib.check(option.signer, hash, option.v, option.r, option.s);
        if (offer.price < option.price) revert ConditionCheckFailed();
        _meet(option, offer, hash);
    }

    /// @notice Sells `fill` units of a token of the caller's to an offer for a whole collection or for some of its tokens.
    /// @param wanted an option without signer: any token of its collection, or one of those whose root is its `tokenId`
    /// @param path that leads from the token to the root; empty for a whole collection
    function acceptCollectionOffer(Option calldata wanted, Offer calldata offer, uint256 tokenId, uint256 fill, bytes32[] calldata path)
        external
        nonReentrant
    {
        if (wanted.signer != address(0)) revert AddressMismatch();
        bytes32 hash = hashOption(wanted);
        bytes32 offerHash = _checkOffer(wanted, offer, hash, msg.sender);
        _checkWanted(wanted.tokenId, tokenId, path);
        _useOffer(offerHash, fill, wanted.amount);
        Sale memory sale = _saleOf(wanted, offer.bidder, fill, offer.price);
        sale.tokenId = tokenId;
        _settle(sale, msg.sender, offer.bidder, wanted.royaltyRate);
        emit OptionFulfilled(hash, msg.sender, offer.bidder, sale);
        emit OfferAccepted(offerHash, hash);
    }

    function _buy(Option calldata option, bytes32 hash, uint256 fill, address buyer, address recipient, uint256 budget)
        private
        returns (uint256 spent)
    {
        _checkTerms(option, option.signer, buyer, recipient);
        _use(option, hash, fill);
        spent = fill * option.price;
        if (spent > budget) revert InsufficientAmount();
        Sale memory sale = _saleOf(option, recipient, fill, option.price);
        _settle(sale, option.signer, buyer, option.royaltyRate);
        emit OptionFulfilled(hash, option.signer, buyer, sale);
    }

    /// @param budget of each item's currency; of the native one no more than the call brought
    function _buyAll(Item[] calldata items, address recipient, bool isAtomic, uint256 budget) private returns (uint256 bought) {
        uint256 brought = msg.value;
        for (uint256 i = 0; i < items.length; ++i) {
            bool isNative = items[i].option.currency == address(0);
            uint256 most = isNative && brought < budget ? brought : budget;
            (bool isBought, uint256 spent) =
                isAtomic ? (true, _buyItem(items[i], msg.sender, recipient, most)) : _tryItem(items[i], recipient, most);
            budget -= spent;
            if (isNative) brought -= spent;
            if (isBought) ++bought;
        }
        _giveBack(brought);
    }

    function _buyItem(Item calldata item, address buyer, address recipient, uint256 budget) private returns (uint256) {
        Option calldata option = item.option;
        bytes32 hash = hashOption(option);
        bytes32 signed = item.bulk.path.length == 0 ? hash : hashBulk(option, item.bulk);
        SigLib.check(option.signer, signed, option.v, option.r, option.s);
        return _buy(option, hash, item.fill, buyer, recipient, budget);
    }

    /// @dev In a call of its own, which takes back all that a failed item has done.
    function _tryItem(Item calldata item, address recipient, uint256 budget) private returns (bool isBought, uint256 spent) {
        bytes memory call = abi.encodeCall(this.fulfillItem, (item, msg.sender, recipient, budget));
        bytes memory answer;
        (isBought,, answer) = LibCall.tryCall(address(this), 0, ITEM_GAS, 32, call);
        if (isBought) return (true, abi.decode(answer, (uint256)));
        emit ItemSkipped(hashOption(item.option), bytes4(answer));
    }

    function _meet(Option calldata option, Offer calldata offer, bytes32 hash) private {
        bytes32 offerHash = _checkOffer(option, offer, hash, option.signer);
        // With its nonce the option is used up, and with it every offer for it.
        _use(option, hash, option.amount);
        Sale memory sale = _saleOf(option, offer.bidder, option.amount, offer.price);
        _settle(sale, option.signer, offer.bidder, option.royaltyRate);
        emit OptionFulfilled(hash, option.signer, offer.bidder, sale);
        emit OfferAccepted(offerHash, hash);
    }

    function _checkOffer(Option calldata option, Offer calldata offer, bytes32 hash, address seller)
        private
        view
        returns (bytes32 offerHash)
    {
        _checkTerms(option, seller, offer.bidder, offer.bidder);
        if (option.currency == address(0)) revert InvalidCurrency();
        if (offer.optionHash != hash) revert HashValueMismatch();
        if (offer.price == 0 || offer.price > type(uint96).max || block.timestamp >= offer.expireTime) revert InvalidOffer();
        offerHash = hashOffer(offer);
        if (_isCancelled(offerHash)) revert InvalidOffer();
        SigLib.check(offer.bidder, offerHash, offer.v, offer.r, offer.s);
    }

    /// @dev A token is hashed twice, so no node of the tree can pass for one.
    function _checkWanted(uint256 root, uint256 tokenId, bytes32[] calldata path) private pure {
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(tokenId))));
        if (root != 0 && !MerkleProof.verifyCalldata(path, bytes32(root), leaf)) revert HashValueMismatch();
    }

    function _giveBack(uint256 amount) private {
        if (amount > 0) Address.sendValue(payable(msg.sender), amount);
    }
}
