// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Item, Option} from "../../src/exchange/Orders.sol";
import {Settlement} from "../../src/exchange/Settlement.sol";
import {InvalidAmount, OptionStatusError} from "../../src/lib/Errors.sol";
import {Market} from "../support/Market.sol";

contract FulfillTest is Market {
    function test_ASaleInEtherMovesTheTokenAndCreditsTheSeller() public {
        Option memory option = _option(address(plain), 1);
        vm.prank(buyer);
        exchange.fulfill{value: 1.5 ether}(option, 1, buyer);
        assertEq(plain.ownerOf(1), buyer);
        assertEq(exchange.credits(seller, address(0)), 1 ether);
        assertEq(buyer.balance, 499 ether, "what was too much comes back");
        vm.prank(seller);
        exchange.withdrawCredit(address(0), seller);
        assertEq(seller.balance, 1 ether);
        assertEq(address(exchange).balance, 0);
    }

    function test_FeeAndRoyaltyAreTakenFromThePrice() public {
        Option memory option = _unsigned(address(royal), 1);
        option.channel = feeChannel;
        option = _signed(option, sellerKey);
        vm.prank(buyer);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
        assertEq(exchange.credits(treasury, address(0)), 0.025 ether);
        assertEq(exchange.credits(creator, address(0)), 0.05 ether);
        assertEq(exchange.credits(seller, address(0)), 0.925 ether);
    }

    function test_ASaleInAnErc20PaysEverybodyAtOnce() public {
        Option memory option = _unsigned(address(royal), 1);
        option.channel = feeChannel;
        option.currency = address(weth);
        option = _signed(option, sellerKey);
        vm.prank(buyer);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
        assertEq(weth.balanceOf(treasury), 0.025 ether);
        assertEq(weth.balanceOf(creator), 0.05 ether);
        assertEq(weth.balanceOf(seller), 0.925 ether);
        assertEq(buyer.balance, 500 ether, "ether that wasn't asked for comes back");
    }

    function test_WhoGetsTheRoyaltyMayBuyToo() public {
        Option memory option = _unsigned(address(royal), 1);
        option.currency = address(weth);
        option = _signed(option, sellerKey);
        deal(address(weth), creator, 1 ether);
        vm.startPrank(creator);
        weth.approve(address(exchange), 1 ether);
        exchange.fulfill(option, 1, creator);
        assertEq(weth.balanceOf(creator), 0.05 ether);
    }

    function testFuzz_PartsNeverSellMoreThanTheWhole(uint8[8] memory fills) public {
        Option memory option = _option(address(units), 10);
        uint256 sold = 0;
        for (uint256 i = 0; i < fills.length; ++i) {
            uint256 fill = fills[i] % 12;
            if (sold == 10) vm.expectRevert(OptionStatusError.selector);
            else if (fill == 0 || fill > 10 - sold) vm.expectRevert(InvalidAmount.selector);
            vm.prank(buyer);
            exchange.fulfill{value: 12 ether}(option, fill, buyer);
            sold = units.balanceOf(buyer, 1);
        }
        assertEq(exchange.credits(seller, address(0)), sold * 1 ether, "the price is that of one unit");
        assertEq(units.balanceOf(seller, 1), 10 - sold);
    }

    function test_ATradeTellsEverythingOfItself() public {
        Option memory option = _unsigned(address(royal), 1);
        option.channel = feeChannel;
        option = _signed(option, sellerKey);
        Settlement.Sale memory sale =
            Settlement.Sale(buyer, address(royal), 1, 1, address(0), 1 ether, 0.025 ether, 0.05 ether, creator, feeChannel, 7);
        vm.expectEmit(address(exchange));
        emit Settlement.OptionFulfilled(exchange.hashOption(option), seller, buyer, sale);
        vm.prank(buyer);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
    }

    function test_OptionsWithOneNonceStandForEachOther() public {
        Option memory dear = _option(address(plain), 1);
        Option memory cheap = _unsigned(address(plain), 1);
        cheap.price = 0.5 ether;
        cheap = _signed(cheap, sellerKey);
        vm.startPrank(buyer);
        exchange.fulfill{value: 0.5 ether}(cheap, 1, buyer);
        plain.transferFrom(buyer, seller, 1);
        vm.expectRevert(OptionStatusError.selector);
        exchange.fulfill{value: 1 ether}(dear, 1, buyer);
        assertTrue(exchange.isNonceUsed(seller, 7));
        assertFalse(exchange.isNonceUsed(seller, 8));
    }

    function test_OfOptionsWithOneNonceOnlyTheOneThatIsPartlyFilledGoesOn() public {
        Option memory first = _option(address(units), 10);
        Option memory second = _unsigned(address(units), 5);
        second = _signed(second, sellerKey);
        vm.startPrank(buyer);
        exchange.fulfill{value: 3 ether}(first, 3, buyer);
        vm.expectRevert(OptionStatusError.selector);
        exchange.fulfill{value: 1 ether}(second, 1, buyer);
        exchange.fulfill{value: 7 ether}(first, 7, buyer);
        assertEq(units.balanceOf(buyer, 1), 10);
    }

    function testFuzz_OneSignatureListsMany(uint8 depth, uint256 pick) public {
        uint256 count = 1 << bound(depth, 1, 4);
        Option[] memory options = new Option[](count);
        for (uint256 i = 0; i < count; ++i) {
            plain.mint(seller, 100 + i);
            options[i] = _unsigned(address(plain), 1);
            (options[i].tokenId, options[i].nonce) = (100 + i, 100 + i);
        }
        Item[] memory items = _bulk(options, sellerKey);
        Item[] memory one = new Item[](1);
        one[0] = items[pick % count];
        vm.startPrank(buyer);
        exchange.fulfillMany{value: 1 ether}(one, buyer, true);
        assertEq(plain.ownerOf(one[0].option.tokenId), buyer);
        assertEq(exchange.fulfillMany{value: count * 1 ether}(items, buyer, false), count - 1, "the others too, that one not again");
    }

    function test_TheBiggestTreeIsTakenAndOneBeyondItIsNot() public {
        Item memory item = _item(_unsigned(address(plain), 1), 1);
        for (uint256 depth = 1; depth <= 10; ++depth) {
            item.bulk.path = new bytes32[](depth);
            (item.option.v, item.option.r, item.option.s) = vm.sign(sellerKey, _bulkDigest(item.option, depth));
            uint256 state = vm.snapshotState();
            Item[] memory items = new Item[](1);
            items[0] = item;
            vm.prank(buyer);
            exchange.fulfillMany{value: 1 ether}(items, buyer, true);
            vm.revertToState(state);
        }
        assertEq(exchange.MOST_BULK_DEPTH(), 10);
    }

    /// @dev By the standard's words: the type has as many `[2]` as the tree has levels, the other leaves are zero.
    function _bulkDigest(Option memory option, uint256 depth) private view returns (bytes32) {
        string memory tree = "";
        bytes32 node = _structHash(option);
        for (uint256 i = 0; i < depth; ++i) {
            tree = string.concat(tree, "[2]");
            node = keccak256(abi.encode(node, bytes32(0)));
        }
        string memory typed = string.concat(
            "BulkOption(Option",
            tree,
            " tree)Option(bytes32 channel,address collection,uint256 tokenId,uint256 amount,address signer,uint256 nonce,uint256 startTime,uint256 endTime,uint256 price,address currency,uint256 royaltyRate,uint256 counter)"
        );
        (, string memory name, string memory version, uint256 chainId, address verifier,,) = exchange.eip712Domain();
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)),
                keccak256(bytes(version)),
                chainId,
                verifier
            )
        );
        return keccak256(abi.encodePacked("\x19\x01", domain, keccak256(abi.encode(keccak256(bytes(typed)), node))));
    }
}
