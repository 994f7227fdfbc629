// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

import {EfficientHashLib} from "solady/utils/EfficientHashLib.sol";

import {CheckFail} from "../lib/Errors.sol";

// Spec §3, "Exchange order structures".

/// @notice What its signer sells. Options of one signer with the same nonce stand for each other: one trade uses all of them up.
/// A nonce of `boundNonce` ends with the next move of the token.
/// @param channel which fee applies, by an id of `Channels`
/// @param tokenId in an option without a signer, which says what an offer wants: zero for any token, else the root of the wanted ids
/// @param amount units that are sold; 1 for ERC-721
/// @param startTime,endTime seconds; it counts from the first until before the second
/// @param price of ONE unit, in base units of the currency
/// @param currency an ERC-20 on the list of `Currencies`; zero for the native one
/// @param royaltyRate highest royalty that the signer takes, in basis points
struct Option {
    bytes32 channel;
    address collection;
    uint256 tokenId;
    uint256 amount;
    address signer;
    uint256 nonce;
    uint256 startTime;
    uint256 endTime;
    uint256 price;
    address currency;
    uint256 royaltyRate;
    uint8 v;
    bytes32 r;
    bytes32 s;
}

/// @notice What its bidder pays for an option.
/// @param price of ONE unit, in the option's currency
/// @param expireTime seconds; it counts before then
struct Offer {
    bytes32 optionHash;
    address bidder;
    uint256 price;
    uint256 expireTime;
    uint8 v;
    bytes32 r;
    bytes32 s;
}

/// @notice Where an option stands among those that one signature lists. Without a path the signature is the option's own.
struct BulkProof {
    uint256 index;
    bytes32[] path;
}

/// @notice An option of a cart, and how many of its units.
struct Item {
    Option option;
    uint256 fill;
    BulkProof bulk;
}

/// @title What is signed, and its hashes (EIP-712)
/// @notice The signer's counter is part of every hash and comes from here, so raising it ends all that was signed before.
abstract contract Orders is EIP712 {
    using EfficientHashLib for bytes32[];

    string private constant OPTION = "Option(bytes32 channel,address collection,uint256 tokenId,uint256 amount,address signer,uint256 nonce,"
        "uint256 startTime,uint256 endTime,uint256 price,address currency,uint256 royaltyRate,uint256 counter)";
    bytes32 private constant OPTION_TYPEHASH = keccak256(bytes(OPTION));
    bytes32 private constant OFFER_TYPEHASH =
        keccak256("Offer(bytes32 optionHash,address bidder,uint256 price,uint256 expireTime,uint256 counter)");
    /// @notice One signature lists at most 2 ** 10 options.
    uint256 public constant MOST_BULK_DEPTH = 10;

    /// @notice What every hash of an account's options and offers holds.
    mapping(address signer => uint256) public counters;
    bytes32[MOST_BULK_DEPTH + 1] private _bulkTypehashes;

    constructor() EIP712("Mortar Exchange", "1") {
        string memory tree = "";
        for (uint256 depth = 1; depth <= MOST_BULK_DEPTH; ++depth) {
            tree = string.concat(tree, "[2]");
            _bulkTypehashes[depth] = keccak256(bytes(string.concat("BulkOption(Option", tree, " tree)", OPTION)));
        }
    }

    /// @notice What the signer of an option signs; its id everywhere.
    function hashOption(Option calldata option) public view returns (bytes32) {
        return _hashTypedDataV4(_structHash(option));
    }

    /// @notice What the bidder of an offer signs; its id everywhere.
    function hashOffer(Offer calldata offer) public view returns (bytes32) {
        uint256 counter = counters[offer.bidder];
        return
            _hashTypedDataV4(keccak256(abi.encode(OFFER_TYPEHASH, offer.optionHash, offer.bidder, offer.price, offer.expireTime, counter)));
    }

    /// @notice What the signer of several options signs, by one of them and its place.
    /// @dev Reverts `CheckFail` for a path that no tree has.
    function hashBulk(Option calldata option, BulkProof calldata bulk) public view returns (bytes32) {
        uint256 depth = bulk.path.length;
        if (depth == 0 || depth > MOST_BULK_DEPTH || bulk.index >> depth != 0) revert CheckFail();
        bytes32 node = _structHash(option);
        for (uint256 level = 0; level < depth; ++level) {
            bytes32 other = bulk.path[level];
            bool isRight = (bulk.index >> level) & 1 == 1;
            node = keccak256(isRight ? abi.encode(other, node) : abi.encode(node, other));
        }
        return _hashTypedDataV4(keccak256(abi.encode(_bulkTypehashes[depth], node)));
    }

    function _structHash(Option calldata option) private view returns (bytes32) {
        // One by one: the stack doesn't hold so many values.
        bytes32[] memory words = EfficientHashLib.malloc(13);
        words.set(0, OPTION_TYPEHASH).set(1, option.channel).set(2, uint160(option.collection)).set(3, option.tokenId);
        words.set(4, option.amount).set(5, uint160(option.signer)).set(6, option.nonce).set(7, option.startTime);
        words.set(8, option.endTime).set(9, option.price).set(10, uint160(option.currency)).set(11, option.royaltyRate);
        return words.set(12, counters[option.signer]).hash();
    }
}
