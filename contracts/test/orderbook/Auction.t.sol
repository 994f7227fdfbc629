// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import "../../src/lib/Errors.sol" as Errors;
import {State, Terms} from "../../src/orderbook/Order.sol";
import {HostileAccount, Malice} from "../support/Hostile.sol";
import {BookTest} from "./BookTest.sol";

contract AuctionTest is BookTest {
    address private alice = makeAddr("alice");
    address private bob = makeAddr("bob");

    function test_TheHighestBidWins() public {
        uint256 id = _create(_auction(address(royal)));
        _bid(alice, id, 1 ether);
        _bid(bob, id, 2 ether);
        assertEq(_credit(alice), 1 ether, "an outbid bid is a credit at once");
        vm.expectRevert(Errors.ConditionCheckFailed.selector);
        book.settleAuction(id);
        skip(1 days);
        book.settleAuction(id);
        _assertState(id, State.Sold);
        vm.prank(bob);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.cancelBid(id);
        skip(3 days);
        book.deliver(id);
        assertEq(royal.ownerOf(1), bob);
        assertEq(_credit(treasury), 0.06 ether, "the fee of auctions");
        assertEq(_credit(seller), 2 ether - 0.06 ether - 0.1 ether);
    }

    function test_ABidIsHigherByAStep() public {
        Terms memory terms = _auction(address(plain));
        terms.expectedPrice = 3;
        uint256 id = _create(terms);
        deal(alice, 1 ether);
        vm.startPrank(alice);
        vm.expectRevert(Errors.InvalidOffer.selector);
        book.bid{value: 2}(id, 1, 2);
        book.bid{value: 3}(id, 1, 3);
        vm.expectRevert(Errors.InvalidOffer.selector);
        book.bid{value: 3}(id, 1, 3);
        assertEq(book.lowestBid(id), 4, "at least one base unit");
        book.bid{value: 1000}(id, 1, 1000);
        assertEq(book.lowestBid(id), 1050);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.bid{value: 2000}(id, 2, 2000);
        vm.expectRevert(Errors.InsufficientAmount.selector);
        book.bid{value: 1}(id, 1, 2000);
    }

    function test_LateBidsPutTheEndOffUpToACap() public {
        uint256 id = _create(_auction(address(plain)));
        uint40 end = book.orders(id).terms.endTime;
        uint96 price = 1 ether;
        _bid(alice, id, price);
        assertEq(book.orders(id).terms.endTime, end, "an early bid doesn't");
        for (uint256 i = 0; i < 20; ++i) {
            uint40 before = book.orders(id).terms.endTime;
            vm.warp(before - 1);
            price = price * 2;
            _bid(i % 2 == 0 ? bob : alice, id, price);
            assertGe(book.orders(id).terms.endTime, before);
        }
        assertEq(book.orders(id).terms.endTime, end + 2 hours);
    }

    function test_AnAuctionWithABidHoldsItsCreator() public {
        uint256 id = _create(_auction(address(plain)));
        vm.prank(seller);
        book.modify(id, 2 ether, uint40(block.timestamp) + 2 days);
        deal(alice, 2 ether);
        vm.prank(alice);
        book.bid{value: 2 ether}(id, 2, 2 ether);
        vm.startPrank(seller);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.cancel(id);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.modify(id, 1 ether, uint40(block.timestamp) + 1 days);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.purchase(id, 2, 1 ether);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.expire(id);
    }

    function test_AnAuctionWithoutABidExpires() public {
        uint256 id = _create(_auction(address(plain)));
        skip(1 days);
        book.settleAuction(id);
        _assertState(id, State.Expired);
        assertEq(plain.ownerOf(1), seller);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.settleAuction(id);
        vm.prank(seller);
        book.reset(id, 1 ether, uint40(block.timestamp), uint40(block.timestamp) + 1 days);
        assertEq(plain.ownerOf(1), address(book));
    }

    function test_ALeadingBidIsBindingUntilNobodyHasSettledForAWeek() public {
        uint256 id = _create(_auction(address(plain)));
        _bid(alice, id, 1 ether);
        skip(1 days + 7 days - 1);
        vm.prank(bob);
        vm.expectRevert(Errors.AddressMismatch.selector);
        book.cancelBid(id);
        vm.prank(alice);
        vm.expectRevert(Errors.ConditionCheckFailed.selector);
        book.cancelBid(id);
        skip(1);
        vm.prank(alice);
        book.cancelBid(id);
        assertEq(_credit(alice), 1 ether);
        assertEq(plain.ownerOf(1), seller);
        _assertState(id, State.Expired);
    }

    function test_AnErc20BidIsDrawn() public {
        Terms memory terms = _auction(address(units));
        (terms.currency, terms.amount) = (address(weth), 3);
        uint256 id = _create(terms);
        vm.prank(buyer);
        book.bid(id, 1, 2 ether);
        assertEq(weth.balanceOf(address(book)), 2 ether);
        skip(1 days);
        book.settleAuction(id);
        vm.prank(seller);
        book.deliver(id);
        assertEq(units.balanceOf(buyer, 1), 3);
        vm.prank(seller);
        book.withdrawCredit(address(weth), seller);
        assertEq(weth.balanceOf(seller), 1.94 ether);
    }

    /// @dev Incidents 5 and 7: a bidder who refuses money, burns gas or calls back.
    function test_ABidderHoldsNobodyUp() public {
        HostileAccount hostile = new HostileAccount(buyer);
        for (uint256 i = 0; i <= uint256(type(Malice).max); ++i) {
            uint256 state = vm.snapshotState();
            uint256 id = _create(_auction(address(plain)));
            hostile.turn(Malice(i), address(book), abi.encodeCall(book.settleAuction, (id)));
            deal(address(hostile), 1 ether);
            hostile.act(address(book), 1 ether, abi.encodeCall(book.bid, (id, 1, 1 ether)));
            uint256 gas = gasleft();
            _bid(alice, id, 2 ether);
            assertLt(gas - gasleft(), 200_000, "whoever was outbid");
            assertEq(_credit(address(hostile)), 1 ether);
            skip(1 days);
            book.settleAuction(id);
            skip(3 days);
            book.deliver(id);
            assertEq(plain.ownerOf(1), alice);
            vm.revertToState(state);
        }
    }
}
