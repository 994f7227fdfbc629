// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";

import {FeeType} from "../../src/fees/FeeManager.sol";
import "../../src/lib/Errors.sol" as Errors;
import {Auctions} from "../../src/orderbook/Auctions.sol";
import {Action, Order, State, Terms} from "../../src/orderbook/Order.sol";
import {Frozen721, HostileAccount, Malice, Taxed20} from "../support/Hostile.sol";
import {BookTest} from "./BookTest.sol";

contract FixedTest is BookTest {
    function test_APurchaseIsPaidAndWaitsForItsCreator() public {
        uint256 id = _create(_fixed(address(royal)));
        assertEq(royal.ownerOf(1), address(book));
        vm.prank(buyer);
        book.purchase{value: 3 ether}(id, 1, 1 ether);
        assertEq(buyer.balance, 499 ether, "what was too much comes back");
        _assertState(id, State.Sold);
        vm.prank(seller);
        book.deliver(id);
        assertEq(royal.ownerOf(1), buyer);
        assertEq(_credit(treasury), 0.025 ether);
        assertEq(_credit(creator), 0.05 ether);
        assertEq(_credit(seller), 0.925 ether);
    }

    function test_AnInstantOrderIsDeliveredAtOnce() public {
        Terms memory terms = _fixed(address(units));
        (terms.amount, terms.singlePrice, terms.isInstant) = (4, 0.25 ether, true);
        uint256 id = _create(terms);
        _buy(id);
        _assertState(id, State.Delivered);
        assertEq(units.balanceOf(buyer, 1), 4, "all units, at the price of one each");
    }

    function test_ARefusalPaysEverythingBack() public {
        uint256 id = _create(_fixed(address(plain)));
        _buy(id);
        vm.prank(seller);
        book.refuseDelivery(id);
        assertEq(_credit(buyer), 1 ether);
        assertEq(plain.ownerOf(1), seller);
        vm.startPrank(seller);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.deliver(id);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.refuseDelivery(id);
    }

    function test_ACreatorWhoIsSilentDelivers() public {
        uint256 id = _create(_fixed(address(plain)));
        _buy(id);
        vm.expectRevert(Errors.ConditionCheckFailed.selector);
        book.deliver(id);
        skip(3 days);
        vm.prank(seller);
        vm.expectRevert(Errors.ConditionCheckFailed.selector);
        book.refuseDelivery(id);
        vm.prank(address(0xb07));
        book.deliver(id);
        assertEq(plain.ownerOf(1), buyer);
    }

    function test_ADeliveryThatFailsPaysThePurchaserBack() public {
        Frozen721 frozen = new Frozen721();
        frozen.mint(seller, 1);
        vm.prank(seller);
        frozen.setApprovalForAll(address(book), true);
        uint256 id = _create(_fixed(address(frozen)));
        _buy(id);
        frozen.freeze(true);
        vm.prank(seller);
        book.deliver(id);
        _assertState(id, State.Refused);
        assertEq(_credit(buyer), 1 ether);
        assertEq(book.collectors(id), seller);
        frozen.freeze(false);
        vm.expectRevert(Errors.AddressMismatch.selector);
        book.collect(id, address(this));
        vm.startPrank(seller);
        vm.expectRevert(Errors.ZeroAddress.selector);
        book.collect(id, address(0));
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.reset(id, 1 ether, uint40(block.timestamp), uint40(block.timestamp) + 1 days);
        book.collect(id, address(0x5afe));
        assertEq(frozen.ownerOf(1), address(0x5afe));
    }

    function test_AnInstantPurchaseThatCannotBeDeliveredIsNone() public {
        Frozen721 frozen = new Frozen721();
        frozen.mint(seller, 1);
        vm.prank(seller);
        frozen.setApprovalForAll(address(book), true);
        Terms memory terms = _fixed(address(frozen));
        terms.isInstant = true;
        uint256 id = _create(terms);
        frozen.freeze(true);
        vm.expectRevert(Errors.ValidationFailed.selector);
        vm.prank(buyer);
        book.purchase{value: 1 ether}(id, 1, 1 ether);
    }

    function test_TooLittleGasMakesNoDeliveryFail() public {
        uint256 id = _create(_fixed(address(plain)));
        _buy(id);
        skip(3 days);
        vm.expectRevert(Errors.ConditionCheckFailed.selector);
        book.deliver{gas: 400_000}(id);
        _assertState(id, State.Sold);
    }

    function test_WhatWasSeenIsWhatIsPaid() public {
        uint256 id = _create(_fixed(address(plain)));
        vm.prank(seller);
        book.modify(id, 2 ether, uint40(block.timestamp) + 2 days);
        vm.startPrank(buyer);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.purchase{value: 2 ether}(id, 1, 2 ether);
        vm.expectRevert(Errors.ConditionCheckFailed.selector);
        book.purchase{value: 2 ether}(id, 2, 1 ether);
        vm.expectRevert(Errors.InsufficientAmount.selector);
        book.purchase{value: 1 ether}(id, 2, 2 ether);
        book.purchase{value: 2 ether}(id, 2, 2 ether);
        assertEq(book.orders(id).price, 2 ether);
    }

    function test_AnOrderEndsByItsCreatorOrItsTime() public {
        uint256 id = _create(_fixed(address(plain)));
        vm.expectRevert(Errors.AddressMismatch.selector);
        book.cancel(id);
        vm.expectRevert(Errors.ConditionCheckFailed.selector);
        book.expire(id);
        vm.prank(seller);
        book.cancel(id);
        assertEq(plain.ownerOf(1), seller);
        vm.prank(seller);
        book.reset(id, 3 ether, uint40(block.timestamp), uint40(block.timestamp) + 1 days);
        assertEq(book.orders(id).version, 2);
        skip(1 days);
        vm.prank(buyer);
        vm.expectRevert(Errors.ConditionCheckFailed.selector);
        book.purchase{value: 3 ether}(id, 2, 3 ether);
        book.expire(id);
        _assertState(id, State.Expired);
        assertEq(plain.ownerOf(1), seller);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.expire(id);
        vm.prank(seller);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.cancel(id);
    }

    function test_OnlyWhatIsOverIsReset() public {
        uint256 id = _create(_fixed(address(plain)));
        (uint40 from, uint40 to) = (uint40(block.timestamp), uint40(block.timestamp) + 1 days);
        vm.startPrank(seller);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.reset(id, 1 ether, from, to);
        vm.stopPrank();
        _buy(id);
        vm.startPrank(seller);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.modify(id, 1 ether, to);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.reset(id, 1 ether, from, to);
        book.deliver(id);
        vm.expectRevert(Errors.OptionStatusError.selector);
        book.reset(id, 1 ether, from, to);
    }

    function test_TermsThatNobodyCouldMeetAreRefused() public {
        Terms memory terms = _fixed(address(0));
        _refused(terms, Errors.ZeroAddress.selector);
        terms = _fixed(address(0xc0de));
        _refused(terms, Errors.AddressInvalid.selector);
        terms = _fixed(address(plain));
        terms.amount = 0;
        _refused(terms, Errors.InvalidAmount.selector);
        terms.amount = 2;
        _refused(terms, Errors.InvalidAmount.selector);
        terms = _fixed(address(plain));
        terms.singlePrice = 0;
        _refused(terms, Errors.InvalidAmount.selector);
        (terms.singlePrice, terms.amount) = (type(uint96).max, 2);
        _refused(terms, Errors.InvalidAmount.selector);
        terms = _fixed(address(plain));
        terms.expectedPrice = 1;
        _refused(terms, Errors.InvalidAmount.selector);
        terms = _fixed(address(plain));
        terms.endTime = terms.startTime;
        _refused(terms, Errors.ConditionCheckFailed.selector);
        (terms.startTime, terms.endTime) = (1, uint40(block.timestamp));
        _refused(terms, Errors.ConditionCheckFailed.selector);
        terms.endTime = uint40(block.timestamp) + 180 days + 1;
        _refused(terms, Errors.ConditionCheckFailed.selector);
        terms = _fixed(address(plain));
        terms.currency = address(0xc0de);
        _refused(terms, Errors.InvalidCurrency.selector);
    }

    function test_WhoBuysIsNotTheCreatorAndComesInTime() public {
        Terms memory terms = _fixed(address(plain));
        terms.startTime = uint40(block.timestamp) + 1;
        uint256 id = _create(terms);
        deal(seller, 1 ether);
        vm.prank(seller);
        vm.expectRevert(Errors.AddressMismatch.selector);
        book.purchase{value: 1 ether}(id, 1, 1 ether);
        vm.prank(buyer);
        vm.expectRevert(Errors.ConditionCheckFailed.selector);
        book.purchase{value: 1 ether}(id, 1, 1 ether);
    }

    function test_ACurrencyHasToArriveWhole() public {
        Taxed20 taxed = new Taxed20();
        taxed.mint(buyer, 10 ether);
        vm.prank(manager);
        book.setCurrency(address(taxed), true);
        vm.prank(buyer);
        taxed.approve(address(book), type(uint256).max);
        Terms memory terms = _fixed(address(plain));
        terms.currency = address(taxed);
        uint256 id = _create(terms);
        vm.prank(buyer);
        vm.expectRevert(Errors.ValidationFailed.selector);
        book.purchase(id, 1, 1 ether);
    }

    function test_FeesAreThoseOfTheOrdersBeginning() public {
        uint256 id = _create(_fixed(address(plain)));
        vm.prank(manager);
        fees.setFee(FeeType.Fixed, 500);
        skip(2 days);
        vm.prank(manager);
        fees.setFee(FeeType.Fixed, 0);
        rewind(2 days);
        _buy(id);
        vm.prank(seller);
        book.deliver(id);
        assertEq(_credit(treasury), 0.025 ether);
    }

    function test_APauseStopsWhatIsNewAndNoWayOut() public {
        uint256 sold = _create(_fixed(address(plain)));
        _buy(sold);
        uint256 open = _create(_fixed(address(royal)));
        vm.prank(seller);
        vm.expectRevert();
        book.pause();
        vm.prank(pauser);
        book.pause();
        vm.startPrank(seller);
        vm.expectRevert(Pausable.EnforcedPause.selector);
        book.create(_fixed(address(units)));
        vm.expectRevert(Pausable.EnforcedPause.selector);
        book.modify(open, 1, 1);
        book.deliver(sold);
        book.cancel(open);
        book.withdrawCredit(address(0), seller);
        assertEq(seller.balance, 0.975 ether);
        vm.expectRevert(Pausable.EnforcedPause.selector);
        book.reset(open, 1, 1, 1);
        vm.startPrank(buyer);
        vm.expectRevert(Pausable.EnforcedPause.selector);
        book.purchase(open, 1, 1);
        vm.expectRevert(Pausable.EnforcedPause.selector);
        book.bid(open, 1, 1);
        vm.startPrank(pauser);
        vm.expectRevert();
        book.unpause();
        vm.startPrank(manager);
        book.unpause();
        assertFalse(book.paused());
    }

    function test_TokensThatNobodyOffersAreRefused() public {
        vm.prank(seller);
        vm.expectRevert(Errors.AddressMismatch.selector);
        units.safeTransferFrom(seller, address(book), 1, 1, "");
        uint256[] memory one = new uint256[](1);
        one[0] = 1;
        vm.prank(seller);
        vm.expectRevert(Errors.AddressMismatch.selector);
        units.safeBatchTransferFrom(seller, address(book), one, one, "");
        vm.expectRevert(Errors.AddressMismatch.selector);
        book.release(_fixed(address(plain)), buyer);
        assertTrue(book.supportsInterface(0x01ffc9a7));
        assertTrue(book.supportsInterface(0x4e2312e0));
        assertFalse(book.supportsInterface(0xffffffff));
    }

    /// @dev The buyer's own contract refuses what it has bought: it gets its money, and the seller the units.
    function test_ABuyerWhoRefusesUnitsHoldsNobodyUp() public {
        HostileAccount hostile = new HostileAccount(buyer);
        deal(address(hostile), 1 ether);
        uint256 id = _create(_fixed(address(units)));
        hostile.act(address(book), 1 ether, abi.encodeCall(book.purchase, (id, 1, 1 ether)));
        for (uint256 i = 1; i <= 3; ++i) {
            uint256 state = vm.snapshotState();
            hostile.turn(Malice(i), address(0), "");
            vm.prank(seller);
            book.deliver(id);
            _assertState(id, State.Refused);
            assertEq(_credit(address(hostile)), 1 ether);
            assertEq(units.balanceOf(seller, 1), 10);
            vm.revertToState(state);
        }
    }

    function test_EveryStepIsToldWithTheWholeOrder() public {
        uint256 id = _create(_fixed(address(plain)));
        Order memory order = book.orders(id);
        (order.state, order.purchaser, order.price, order.deliverBy) = (State.Sold, buyer, 1 ether, uint40(block.timestamp) + 3 days);
        vm.expectEmit(address(book));
        emit Auctions.OrderChanged(id, Action.Purchase, order);
        _buy(id);
    }

    function _refused(Terms memory terms, bytes4 error) private {
        vm.prank(seller);
        vm.expectRevert(error);
        book.create(terms);
    }
}
