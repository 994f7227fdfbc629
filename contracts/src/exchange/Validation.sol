// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Collectibles} from "../lib/Collectibles.sol";
import {
    AddressInvalid,
    AddressMismatch,
    CheckFail,
    ConditionCheckFailed,
    HashValueMismatch,
    InsufficientAmount,
    InvalidAmount,
    InvalidChannel,
    InvalidCurrency,
    InvalidOffer,
    OptionStatusError,
    ZeroAddress
} from "../lib/Errors.sol";
import {Money} from "../lib/Money.sol";
import {SigLib} from "../lib/SigLib.sol";
import {BulkProof, Offer, Option} from "./Orders.sol";
import {Settlement} from "./Settlement.sol";

/// @title What stands in the way of a trade
/// @notice For who shows options and offers: the errors that a trade would end in now, by their selectors, and nothing where it would go
/// through. What only the other side of the trade brings isn't looked at.
abstract contract Validation is Settlement {
    struct Faults {
        bytes4[] found;
        uint256 count;
    }

    /// @dev No question has more than eleven of the twelve errors that are told.
    uint256 private constant MOST_FAULTS = 12;

    /// @notice Why nobody can buy what is left of a signed option.
    /// @param bulk where it stands among those that its signature lists; without a path the signature is its own
    function validate(Option calldata option, BulkProof calldata bulk) external view returns (bytes4[] memory) {
        Faults memory faults = Faults(new bytes4[](MOST_FAULTS), 0);
        bytes32 hash = hashOption(option);
        uint256 left = _left(option, hash);
        _lookAtTerms(faults, option);
        _note(faults, left == 0, OptionStatusError.selector);
        _lookAtTokens(faults, option, left);
        _note(faults, option.signer == address(0), ZeroAddress.selector);
        _note(faults, !_isSigned(option, bulk, hash), CheckFail.selector);
        return _shown(faults);
    }

    /// @notice Why nobody can sell to an offer: by the option that it names, or, where that has no signer, by a token that it wants.
    function validateOffer(Option calldata option, Offer calldata offer) external view returns (bytes4[] memory) {
        Faults memory faults = Faults(new bytes4[](MOST_FAULTS), 0);
        bytes32 hash = hashOption(option);
        bytes32 offerHash = hashOffer(offer);
        bool isWanted = option.signer == address(0);
        uint256 done = filled[offerHash];
        bool isOver = isWanted ? done >= option.amount : _isCancelled(offerHash);
        _lookAtTerms(faults, option);
        if (!isWanted) {
            _note(faults, _left(option, hash) < option.amount, OptionStatusError.selector);
            _lookAtTokens(faults, option, option.amount);
        }
        _note(faults, offer.bidder == address(0), ZeroAddress.selector);
        _note(faults, offer.bidder == option.signer, AddressMismatch.selector);
        _note(faults, option.currency == address(0), InvalidCurrency.selector);
        _note(faults, offer.optionHash != hash, HashValueMismatch.selector);
        bool isPriced = offer.price > 0 && offer.price <= type(uint96).max;
        _note(faults, isOver || !isPriced || block.timestamp >= offer.expireTime, InvalidOffer.selector);
        _note(faults, !SigLib.isSigned(offer.bidder, offerHash, offer.v, offer.r, offer.s), CheckFail.selector);
        if (!isPriced || option.amount > type(uint96).max) return _shown(faults);
        // Of what a collection offer wants, each unit can be sold by itself.
        uint256 due = isWanted ? offer.price : offer.price * option.amount;
        _note(faults, Money.drawable(option.currency, offer.bidder, address(this)) < due, InsufficientAmount.selector);
        return _shown(faults);
    }

    function _lookAtTerms(Faults memory faults, Option calldata option) private view {
        (bool isErc721, bool isErc1155) = Collectibles.kindOf(option.collection);
        _note(faults, option.collection == address(0), ZeroAddress.selector);
        _note(faults, option.collection != address(0) && !isErc721 && !isErc1155, AddressInvalid.selector);
        bool isAmount = option.amount > 0 && option.amount <= type(uint96).max;
        bool isPrice = option.price > 0 && option.price <= type(uint96).max;
        _note(faults, !isAmount || !isPrice || option.royaltyRate > BPS, InvalidAmount.selector);
        _note(faults, block.timestamp < option.startTime || block.timestamp >= option.endTime, ConditionCheckFailed.selector);
        _note(faults, option.currency != address(0) && !currencies[option.currency], InvalidCurrency.selector);
        _note(faults, channels[option.channel].state != State.Open, InvalidChannel.selector);
    }

    function _lookAtTokens(Faults memory faults, Option calldata option, uint256 amount) private view {
        (bool isErc721,) = Collectibles.kindOf(option.collection);
        _note(faults, isErc721 && option.amount != 1, InvalidAmount.selector);
        bool isMovable = Collectibles.isMovable(option.collection, isErc721, option.tokenId, amount, option.signer, address(this));
        _note(faults, !isMovable, InsufficientAmount.selector);
        if (option.price > type(uint96).max || option.royaltyRate > BPS) return;
        (, uint256 royalty) = FEES.royaltyOf(option.collection, option.tokenId, option.price);
        _note(faults, royalty > option.price * option.royaltyRate / BPS, ConditionCheckFailed.selector);
    }

    function _isSigned(Option calldata option, BulkProof calldata bulk, bytes32 hash) private view returns (bool) {
        uint256 depth = bulk.path.length;
        if (depth > MOST_BULK_DEPTH || bulk.index >> depth != 0) return depth == 0 && _isBy(option, hash);
        return _isBy(option, depth == 0 ? hash : hashBulk(option, bulk));
    }

    function _isBy(Option calldata option, bytes32 signed) private view returns (bool) {
        return SigLib.isSigned(option.signer, signed, option.v, option.r, option.s);
    }

    /// @dev Each error once.
    function _note(Faults memory faults, bool isFound, bytes4 selector) private pure {
        if (!isFound) return;
        for (uint256 i = 0; i < faults.count; ++i) {
            if (faults.found[i] == selector) return;
        }
        faults.found[faults.count++] = selector;
    }

    function _shown(Faults memory faults) private pure returns (bytes4[] memory shown) {
        shown = new bytes4[](faults.count);
        for (uint256 i = 0; i < faults.count; ++i) {
            shown[i] = faults.found[i];
        }
    }
}
