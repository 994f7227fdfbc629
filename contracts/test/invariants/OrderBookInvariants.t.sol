// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Order, State, Terms, TradingType} from "../../src/orderbook/Order.sol";
import {BookTest} from "../orderbook/BookTest.sol";
import {HostileAccount, Malice} from "../support/Hostile.sol";

/// @notice B1 to B9 of docs/contracts.md over random orders of honest and hostile accounts.
contract OrderBookInvariants is BookTest {
    address[] private people;
    HostileAccount private hostile;
    mapping(bytes32 idAndVersion => uint256) private payouts;
    mapping(uint256 orderId => uint32) private versions;

    function setUp() public override {
        super.setUp();
        hostile = new HostileAccount(makeAddr("hostile"));
        people = [seller, buyer, address(hostile), makeAddr("ann"), makeAddr("ben"), makeAddr("cat"), treasury, creator];
        for (uint256 i = 0; i < 6; ++i) {
            address who = people[i];
            deal(who, 1e6 ether);
            vm.startPrank(who);
            weth.deposit{value: 1e5 ether}();
            weth.approve(address(book), type(uint256).max);
            plain.setApprovalForAll(address(book), true);
            units.setApprovalForAll(address(book), true);
            vm.stopPrank();
            plain.mint(who, 100 + i);
            vm.prank(who);
            units.setApprovalForAll(address(book), true);
            _mintUnits(who);
        }
        targetContract(address(this));
        bytes4[] memory selectors = new bytes4[](9);
        selectors[0] = this.create.selector;
        selectors[1] = this.bid.selector;
        selectors[2] = this.bid.selector;
        selectors[3] = this.purchase.selector;
        selectors[4] = this.end.selector;
        selectors[5] = this.end.selector;
        selectors[6] = this.change.selector;
        selectors[7] = this.withdraw.selector;
        selectors[8] = this.wait_.selector;
        targetSelector(FuzzSelector(address(this), selectors));
    }

    function create(uint256 seed) external {
        address who = _who(seed);
        bool isAuction = seed % 2 == 0;
        bool isUnits = (seed >> 8) % 2 == 0;
        Terms memory terms;
        terms.tradingType = isAuction ? TradingType.Auction : TradingType.Fixed;
        terms.token = isUnits ? address(units) : address(plain);
        terms.id = isUnits ? 1 : 100 + (seed >> 16) % 6;
        terms.amount = isUnits ? uint96(1 + (seed >> 24) % 3) : 1;
        terms.currency = (seed >> 32) % 2 == 0 ? address(weth) : address(0);
        if (isAuction) terms.expectedPrice = uint96(1 + (seed >> 40) % 1 ether);
        else terms.singlePrice = uint96(1 + (seed >> 40) % 1 ether);
        terms.startTime = uint40(block.timestamp);
        terms.endTime = uint40(block.timestamp + 1 + (seed >> 120) % 3 days);
        terms.isInstant = (seed >> 140) % 3 == 0;
        vm.prank(who);
        try book.create(terms) returns (uint256 id) {
            _note(id);
        } catch {}
    }

    function bid(uint256 seed, uint256 pick, uint96 more) external {
        uint256 id = _id(pick);
        if (id == 0) return;
        Order memory order = book.orders(id);
        uint96 price = uint96(book.lowestBid(id) + more % 1 ether);
        uint256 before = order.price;
        bool hadBid = order.purchaser != address(0);
        vm.prank(_who(seed));
        try book.bid{value: order.terms.currency == address(0) ? price : 0}(id, order.version, price) {
            Order memory now_ = book.orders(id);
            if (hadBid) assertGe(now_.price, before + (before / 20 > 0 ? before / 20 : 1), "B4");
            assertGe(now_.terms.endTime, order.terms.endTime, "B5");
            assertLe(now_.terms.endTime - order.terms.endTime, order.extensionLeft, "B5");
        } catch {}
    }

    function purchase(uint256 seed, uint256 pick) external {
        uint256 id = _id(pick);
        if (id == 0) return;
        Order memory order = book.orders(id);
        uint256 price = uint256(order.terms.singlePrice) * order.terms.amount;
        vm.prank(_who(seed));
        try book.purchase{value: order.terms.currency == address(0) ? price : 0}(id, order.version, price) {
            if (book.orders(id).state == State.Delivered) _paidOut(id);
        } catch {}
    }

    /// @dev Every way out, by anybody, in any state.
    function end(uint256 seed, uint256 pick, uint8 how, uint8 malice) external {
        uint256 id = _id(pick);
        if (id == 0) return;
        hostile.turn(Malice(malice % 5), address(book), abi.encodeCall(book.settleAuction, (id)));
        State before = _state(id);
        bytes4[6] memory ways = [
            book.deliver.selector,
            book.refuseDelivery.selector,
            book.cancel.selector,
            book.expire.selector,
            book.settleAuction.selector,
            book.cancelBid.selector
        ];
        bytes memory call = how % 7 == 6 ? abi.encodeCall(book.collect, (id, address(0x5afe))) : abi.encodeWithSelector(ways[how % 7], id);
        vm.prank(how % 2 == 0 ? book.orders(id).creator : _who(seed));
        (bool isDone,) = address(book).call(call);
        State later = _state(id);
        bool wasOver = before != State.Open && before != State.Sold;
        if (wasOver) assertEq(uint256(later), uint256(before), "what is over stays so");
        if (isDone && before == State.Sold && later != State.Sold) _paidOut(id);
        hostile.turn(Malice.None, address(0), "");
    }

    function change(uint256 pick, uint96 price, uint32 time, bool isReset) external {
        uint256 id = _id(pick);
        if (id == 0) return;
        Order memory order = book.orders(id);
        uint40 until = uint40(block.timestamp) + time % 3 days;
        vm.prank(order.creator);
        if (isReset) {
            try book.reset(id, price % 1 ether, uint40(block.timestamp), until) {
                _note(id);
            } catch {}
        } else {
            try book.modify(id, price % 1 ether, until) {} catch {}
        }
        uint32 version = book.orders(id).version;
        assertGe(version, versions[id]);
        versions[id] = version;
    }

    function withdraw(uint256 pick, bool isEther) external {
        address who = people[pick % people.length];
        address currency = isEther ? address(0) : address(weth);
        uint256 owed = book.credits(who, currency);
        vm.prank(who);
        try book.withdrawCredit(currency, who) returns (uint256 amount) {
            assertEq(amount, owed);
        } catch {}
    }

    function wait_(uint32 time) external {
        vm.warp(block.timestamp + time % 2 days);
    }

    /// @dev The calls above do what they are for: orders come to every end.
    function test_TheHandlerDoesWhatItSays() external {
        for (uint256 i = 0; i < 400; ++i) {
            uint256 seed = uint256(keccak256(abi.encode(i)));
            this.create(seed);
            this.bid(seed >> 1, seed >> 3, uint96(seed));
            this.purchase(seed >> 2, seed >> 5);
            this.end(seed >> 3, seed >> 7, uint8(i), uint8(seed));
            this.end(seed >> 4, seed >> 9, uint8(i + 3), uint8(seed));
            if (i % 4 == 0) this.change(seed, uint96(seed), uint32(seed), i % 8 == 0);
            this.wait_(uint32(seed % 2 hours));
            if (i % 50 == 0) this.wait_(1 days);
        }
        uint256[7] memory ends;
        for (uint256 id = 1; id <= book.orderCount(); ++id) {
            ++ends[uint256(_state(id))];
        }
        for (uint256 state = uint256(State.Delivered); state <= uint256(State.Expired); ++state) {
            assertGt(ends[state], 0);
        }
        this.invariant_B1_WhatLiesHereIsOwedOrBid();
        this.invariant_B3_TokensLieHereWhileTheyAreForSale();
        this.afterInvariant();
    }

    function invariant_B1_WhatLiesHereIsOwedOrBid() external view {
        _assertSolvent(address(0), address(book).balance);
        _assertSolvent(address(weth), weth.balanceOf(address(book)));
    }

    function invariant_B3_TokensLieHereWhileTheyAreForSale() external view {
        uint256 unitsHere = 0;
        for (uint256 id = 1; id <= book.orderCount(); ++id) {
            Order memory order = book.orders(id);
            bool isHere = order.state == State.Open || order.state == State.Sold || book.collectors(id) != address(0);
            if (order.terms.token == address(units)) unitsHere += isHere ? order.terms.amount : 0;
            else if (isHere) assertEq(plain.ownerOf(order.terms.id), address(book));
        }
        assertEq(units.balanceOf(address(book), 1), unitsHere);
    }

    /// @dev B7: from wherever this has come, a bot without any right gets everybody out.
    function afterInvariant() external {
        vm.warp(block.timestamp + 400 days);
        hostile.turn(Malice.BurnGas, address(0), "");
        vm.startPrank(address(0xb07));
        for (uint256 id = 1; id <= book.orderCount(); ++id) {
            Order memory order = book.orders(id);
            if (order.state == State.Open && order.terms.tradingType == TradingType.Auction) book.settleAuction(id);
            else if (order.state == State.Open) book.expire(id);
            if (_state(id) != State.Sold) continue;
            vm.warp(block.timestamp + 3 days);
            book.deliver(id);
        }
        vm.stopPrank();
        hostile.turn(Malice.None, address(0), "");
        for (uint256 i = 0; i < people.length; ++i) {
            vm.startPrank(people[i]);
            if (book.credits(people[i], address(0)) > 0) book.withdrawCredit(address(0), people[i]);
            if (book.credits(people[i], address(weth)) > 0) book.withdrawCredit(address(weth), people[i]);
            vm.stopPrank();
        }
        assertEq(address(book).balance, 0);
        assertEq(weth.balanceOf(address(book)), 0);
        for (uint256 id = 1; id <= book.orderCount(); ++id) {
            address collector = book.collectors(id);
            if (collector == address(0)) continue;
            vm.prank(collector);
            book.collect(id, address(0x5afe));
        }
        assertEq(units.balanceOf(address(book), 1), 0);
        assertEq(plain.balanceOf(address(book)), 0);
    }

    /// @dev B2: a version of an order pays out once, to its seller or back.
    function _paidOut(uint256 id) private {
        bytes32 key = keccak256(abi.encode(id, book.orders(id).version));
        assertEq(++payouts[key], 1, "B2");
    }

    function _note(uint256 id) private {
        versions[id] = book.orders(id).version;
    }

    function _assertSolvent(address currency, uint256 balance) private view {
        uint256 owed = 0;
        for (uint256 i = 0; i < people.length; ++i) {
            owed += book.credits(people[i], currency);
        }
        for (uint256 id = 1; id <= book.orderCount(); ++id) {
            Order memory order = book.orders(id);
            bool holds = order.state == State.Sold || order.state == State.Open && order.purchaser != address(0);
            if (holds && order.terms.currency == currency) owed += order.price;
        }
        assertEq(balance, owed);
    }

    function _mintUnits(address to) private {
        hostile.turn(Malice.None, address(0), "");
        units.mint(to, 1, 20);
    }

    function _who(uint256 seed) private view returns (address) {
        return people[(seed >> 200) % 6];
    }

    function _id(uint256 pick) private view returns (uint256) {
        uint256 count = book.orderCount();
        return count == 0 ? 0 : 1 + pick % count;
    }
}
