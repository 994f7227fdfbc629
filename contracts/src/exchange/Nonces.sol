// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AddressMismatch, InvalidAmount, InvalidOffer, OptionStatusError} from "../lib/Errors.sol";
import {Epochs} from "./Epochs.sol";
import {Offer, Option, Orders} from "./Orders.sol";

/// @title What was used, filled or cancelled
/// @notice A nonce is a bit of its signer's. Anybody takes back what they signed themselves, at any time, and no role can stop that.
abstract contract Nonces is Orders {
    uint256 private constant CANCELLED = type(uint256).max;

    mapping(address signer => mapping(uint256 word => uint256 bits)) private _used;
    mapping(address signer => mapping(uint256 word => uint256 bits)) private _cancelled;
    /// @notice Units of an option that is partly filled, or of an offer for a collection; the largest number for a cancelled offer.
    mapping(bytes32 hash => uint256) public filled;

    event CounterIncremented(address indexed signer, uint256 counter);
    event NoncesCancelled(address indexed signer, uint256 word, uint256 mask);
    event OfferCancelled(bytes32 indexed offerHash, address indexed bidder);

    /// @notice Ends every option and offer that the caller has signed so far, even those that they have forgotten.
    function incrementCounter() external returns (uint256 counter) {
        // A leap: nobody can have signed for a counter that nobody can foretell.
        counter = counters[msg.sender] + 1 + (uint256(blockhash(block.number - 1)) >> 128);
        counters[msg.sender] = counter;
        emit CounterIncremented(msg.sender, counter);
    }

    /// @notice Cancels the caller's options by their nonces, partly filled ones too: `word` is the nonce without its last 8 bits, `mask` has a
    /// bit for each of those 256 nonces.
    function cancelNonces(uint256 word, uint256 mask) external {
        _used[msg.sender][word] |= mask;
        _cancelled[msg.sender][word] |= mask;
        emit NoncesCancelled(msg.sender, word, mask);
    }

    /// @notice Cancels offers of the caller.
    /// @dev Reverts `AddressMismatch` for somebody else's.
    function cancelOffers(Offer[] calldata offers) external {
        for (uint256 i = 0; i < offers.length; ++i) {
            if (offers[i].bidder != msg.sender) revert AddressMismatch();
            bytes32 hash = hashOffer(offers[i]);
            filled[hash] = CANCELLED;
            emit OfferCancelled(hash, msg.sender);
        }
    }

    /// @notice Whether an option with this nonce was filled, partly filled or cancelled.
    function isNonceUsed(address signer, uint256 nonce) external view returns (bool) {
        return _has(_used, signer, nonce);
    }

    /// @notice A nonce for an option that ends when its token moves, of a collection that tells its tokens' epochs (`IEpochs`).
    /// @param number of the signer's choice; options with the same one and the same epoch stand for each other
    /// @dev Reverts `AddressInvalid` for a collection that tells none.
    function boundNonce(address collection, uint256 tokenId, uint160 number) external view returns (uint256) {
        return Epochs.bind(collection, tokenId, number);
    }

    /// @dev Takes `fill` units. A used nonce goes on only for the option that is partly filled.
    function _use(Option calldata option, bytes32 hash, uint256 fill) internal {
        if (_isOver(option)) revert OptionStatusError();
        uint256 done = 0;
        mapping(uint256 => uint256) storage words = _used[option.signer];
        (uint256 word, uint256 bit) = (option.nonce >> 8, 1 << (option.nonce & 0xff));
        uint256 bits = words[word];
        if (bits & bit != 0) {
            done = filled[hash];
            bool isOpen = done != 0 && done < option.amount && !_has(_cancelled, option.signer, option.nonce);
            if (!isOpen) revert OptionStatusError();
        } else {
            words[word] = bits | bit;
        }
        if (fill == 0 || fill > option.amount - done) revert InvalidAmount();
        if (fill < option.amount) filled[hash] = done + fill;
    }

    /// @dev Units of an option that can still be taken.
    function _left(Option calldata option, bytes32 hash) internal view returns (uint256) {
        if (_isOver(option)) return 0;
        if (!_has(_used, option.signer, option.nonce)) return option.amount;
        uint256 done = filled[hash];
        bool isOpen = done != 0 && done < option.amount && !_has(_cancelled, option.signer, option.nonce);
        return isOpen ? option.amount - done : 0;
    }

    /// @dev Takes `fill` of the units that an offer for a collection wants.
    function _useOffer(bytes32 hash, uint256 fill, uint256 wanted) internal {
        uint256 done = filled[hash];
        if (done >= wanted) revert InvalidOffer();
        if (fill == 0 || fill > wanted - done) revert InvalidAmount();
        filled[hash] = done + fill;
    }

    function _isCancelled(bytes32 offerHash) internal view returns (bool) {
        return filled[offerHash] == CANCELLED;
    }

    function _isOver(Option calldata option) private view returns (bool) {
        return Epochs.isBound(option.nonce) && Epochs.isOver(option.nonce, option.collection, option.tokenId);
    }

    function _has(mapping(address => mapping(uint256 => uint256)) storage bits, address signer, uint256 nonce) private view returns (bool) {
        return bits[signer][nonce >> 8] & (1 << (nonce & 0xff)) != 0;
    }
}
