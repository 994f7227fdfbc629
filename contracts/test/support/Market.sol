// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {BulkProof, Item, Offer, Option} from "../../src/exchange/Orders.sol";
import {Platform} from "./Platform.sol";

/// @notice A seller, a buyer and what they sign.
abstract contract Market is Platform {
    uint256 internal constant PRICE = 1 ether;

    uint256 internal sellerKey;
    uint256 internal buyerKey;
    address internal seller;
    address internal buyer;

    function setUp() public virtual override {
        super.setUp();
        (seller, sellerKey) = makeAddrAndKey("seller");
        (buyer, buyerKey) = makeAddrAndKey("buyer");
        plain.mint(seller, 1);
        royal.mint(seller, 1);
        units.mint(seller, 1, 10);
        vm.startPrank(seller);
        plain.setApprovalForAll(address(exchange), true);
        royal.setApprovalForAll(address(exchange), true);
        units.setApprovalForAll(address(exchange), true);
        vm.stopPrank();
        deal(buyer, 1000 ether);
        vm.startPrank(buyer);
        weth.deposit{value: 500 ether}();
        weth.approve(address(exchange), type(uint256).max);
        vm.stopPrank();
    }

    /// @dev An option for one ether without a fee, valid for a day, not signed.
    function _unsigned(address collection, uint256 amount) internal view returns (Option memory option) {
        option.channel = freeChannel;
        option.collection = collection;
        option.tokenId = 1;
        option.amount = amount;
        option.signer = seller;
        option.nonce = 7;
        option.startTime = block.timestamp;
        option.endTime = block.timestamp + 1 days;
        option.price = PRICE;
        option.royaltyRate = 1000;
    }

    function _option(address collection, uint256 amount) internal view returns (Option memory) {
        return _signed(_unsigned(collection, amount), sellerKey);
    }

    function _signed(Option memory option, uint256 key) internal view returns (Option memory) {
        (option.v, option.r, option.s) = vm.sign(key, exchange.hashOption(option));
        return option;
    }

    /// @dev A buyer's offer for an option, a tenth below its price.
    function _offer(Option memory option) internal view returns (Offer memory offer) {
        return _offerSigned(_offerUnsigned(option), buyerKey);
    }

    function _offerUnsigned(Option memory option) internal view returns (Offer memory offer) {
        offer.optionHash = exchange.hashOption(option);
        offer.bidder = buyer;
        offer.price = option.price * 9 / 10;
        offer.expireTime = block.timestamp + 1 hours;
    }

    function _offerSigned(Offer memory offer, uint256 key) internal view returns (Offer memory) {
        (offer.v, offer.r, offer.s) = vm.sign(key, exchange.hashOffer(offer));
        return offer;
    }

    /// @dev What a buyer wants of a collection: an option without signer, in wrapped ether. A root of zero stands for any token.
    function _wanted(address collection, uint256 amount, uint256 root) internal view returns (Option memory wanted) {
        wanted = _unsigned(collection, amount);
        wanted.signer = address(0);
        wanted.tokenId = root;
        wanted.currency = address(weth);
    }

    function _item(Option memory option, uint256 fill) internal pure returns (Item memory) {
        return Item(option, fill, BulkProof(0, new bytes32[](0)));
    }

    /// @dev Signs several options, a power of two, by one signature.
    function _bulk(Option[] memory options, uint256 key) internal view returns (Item[] memory items) {
        uint256 depth = 0;
        while (1 << depth < options.length) ++depth;
        bytes32[][] memory levels = new bytes32[][](depth + 1);
        levels[0] = new bytes32[](options.length);
        for (uint256 i = 0; i < options.length; ++i) {
            levels[0][i] = _structHash(options[i]);
        }
        for (uint256 level = 1; level <= depth; ++level) {
            levels[level] = new bytes32[](levels[level - 1].length / 2);
            for (uint256 i = 0; i < levels[level].length; ++i) {
                levels[level][i] = keccak256(abi.encode(levels[level - 1][2 * i], levels[level - 1][2 * i + 1]));
            }
        }
        items = new Item[](options.length);
        for (uint256 i = 0; i < options.length; ++i) {
            bytes32[] memory path = new bytes32[](depth);
            for (uint256 level = 0; level < depth; ++level) {
                path[level] = levels[level][(i >> level) ^ 1];
            }
            items[i] = Item(options[i], options[i].amount, BulkProof(i, path));
        }
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, exchange.hashBulk(items[0].option, items[0].bulk));
        for (uint256 i = 0; i < items.length; ++i) {
            (items[i].option.v, items[i].option.r, items[i].option.s) = (v, r, s);
        }
    }

    /// @dev The hash as the standard has it, written without the contract's help.
    function _structHash(Option memory option) internal view returns (bytes32) {
        bytes32 typehash = keccak256(
            "Option(bytes32 channel,address collection,uint256 tokenId,uint256 amount,address signer,uint256 nonce,uint256 startTime,uint256 endTime,uint256 price,address currency,uint256 royaltyRate,uint256 counter)"
        );
        bytes memory members = abi.encode(option);
        bytes memory kept = new bytes(11 * 32);
        for (uint256 i = 0; i < kept.length; ++i) {
            kept[i] = members[i];
        }
        return keccak256(bytes.concat(typehash, kept, bytes32(exchange.counters(option.signer))));
    }
}
