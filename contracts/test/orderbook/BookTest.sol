// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Order, State, Terms, TradingType} from "../../src/orderbook/Order.sol";
import {Market} from "../support/Market.sol";

/// @notice A seller with tokens that the book may take, and a buyer.
abstract contract BookTest is Market {
    function setUp() public virtual override {
        super.setUp();
        vm.startPrank(seller);
        plain.setApprovalForAll(address(book), true);
        royal.setApprovalForAll(address(book), true);
        units.setApprovalForAll(address(book), true);
        vm.startPrank(buyer);
        weth.approve(address(book), type(uint256).max);
        vm.stopPrank();
    }

    /// @dev One ether for a token, a day long.
    function _fixed(address token) internal view returns (Terms memory) {
        return
            Terms(TradingType.Fixed, token, 1, 1, address(0), 1 ether, 0, uint40(block.timestamp), uint40(block.timestamp) + 1 days, false);
    }

    function _auction(address token) internal view returns (Terms memory terms) {
        terms = _fixed(token);
        terms.tradingType = TradingType.Auction;
        (terms.singlePrice, terms.expectedPrice) = (0, 1 ether);
    }

    function _create(Terms memory terms) internal returns (uint256) {
        vm.prank(seller);
        return book.create(terms);
    }

    function _bid(address bidder, uint256 orderId, uint96 price) internal {
        deal(bidder, price);
        vm.prank(bidder);
        book.bid{value: price}(orderId, 1, price);
    }

    function _buy(uint256 orderId) internal {
        vm.prank(buyer);
        book.purchase{value: 1 ether}(orderId, 1, 1 ether);
    }

    function _state(uint256 orderId) internal view returns (State) {
        return book.orders(orderId).state;
    }

    function _assertState(uint256 orderId, State state) internal view {
        assertEq(uint256(_state(orderId)), uint256(state));
    }

    function _credit(address account) internal view returns (uint256) {
        return book.credits(account, address(0));
    }
}
