// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Hashes} from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";

import {Item, Offer, Option} from "../../src/exchange/Orders.sol";
import {Market} from "../support/Market.sol";

/// @notice How a trade comes about.
enum Way {
    Fulfill,
    Cart,
    Accept,
    Match,
    Collection
}

/// @notice One trade, with all that its call takes.
struct Scene {
    Way way;
    Option option;
    Offer offer;
    uint256 fill;
    uint256 value;
    /// @dev Of a cart.
    uint256 maxSpend;
    address caller;
    address recipient;
    uint256 tokenId;
    bytes32[] path;
}

/// @notice Makes a random valid trade of a seed, signs it and runs it.
abstract contract Scenes is Market {
    function _scene(Way way, uint256 seed) internal view returns (Scene memory scene) {
        scene.way = way;
        bool isOffer = way >= Way.Accept;
        uint256 kind = seed % 3;
        Option memory option = _unsigned(kind == 0 ? address(plain) : kind == 1 ? address(royal) : address(units), 1);
        if (kind == 2) option.amount = 1 + (seed >> 8) % 10;
        option.price = 1 + (seed >> 16) % 3 ether;
        option.channel = (seed >> 96) % 2 == 0 ? freeChannel : feeChannel;
        option.nonce = uint64(seed >> 104);
        if (isOffer || (seed >> 170) % 2 == 0) option.currency = address(weth);
        scene.fill = way == Way.Accept || way == Way.Match ? option.amount : 1 + (seed >> 180) % option.amount;
        scene.recipient = buyer;
        scene.tokenId = 1;
        scene.caller = isOffer ? seller : buyer;
        if (way == Way.Match) scene.caller = address(0xca11);
        if (way == Way.Collection) _want(scene, option, (seed >> 190) % 2 == 0);
        scene.maxSpend = type(uint256).max;
        if (!isOffer && option.currency == address(0)) scene.value = scene.fill * option.price;
        scene.offer.bidder = buyer;
        scene.offer.price = way == Way.Match ? option.price + (seed >> 200) % 1 ether : option.price;
        scene.offer.expireTime = block.timestamp + 1 hours;
        scene.option = option;
    }

    /// @dev Any token, or one of the tokens 1 and 2.
    function _want(Scene memory scene, Option memory option, bool isAny) private pure {
        option.signer = address(0);
        option.tokenId = 0;
        if (isAny) return;
        scene.path = new bytes32[](1);
        scene.path[0] = _leaf(2);
        option.tokenId = uint256(Hashes.commutativeKeccak256(_leaf(1), _leaf(2)));
    }

    function _leaf(uint256 tokenId) internal pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(tokenId))));
    }

    function _sign(Scene memory scene) internal view {
        scene.option = _signed(scene.option, sellerKey);
        scene.offer.optionHash = exchange.hashOption(scene.option);
        _signOffer(scene);
    }

    function _signOffer(Scene memory scene) internal view {
        scene.offer = _offerSigned(scene.offer, buyerKey);
    }

    function _run(Scene memory scene) internal {
        vm.prank(scene.caller);
        if (scene.way == Way.Fulfill) {
            exchange.fulfill{value: scene.value}(scene.option, scene.fill, scene.recipient);
        } else if (scene.way == Way.Accept) {
            exchange.acceptOffer(scene.option, scene.offer);
        } else if (scene.way == Way.Match) {
            exchange.matchOffer(scene.option, scene.offer);
        } else if (scene.way == Way.Collection) {
            exchange.acceptCollectionOffer(scene.option, scene.offer, scene.tokenId, scene.fill, scene.path);
        } else {
            Item[] memory items = new Item[](1);
            items[0] = _item(scene.option, scene.fill);
            exchange.fulfillMany{value: scene.value}(items, scene.recipient, true, scene.maxSpend);
        }
    }
}
