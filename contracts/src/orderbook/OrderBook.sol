// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";

import {FeeManager} from "../fees/FeeManager.sol";
import {AddressMismatch, ConditionCheckFailed, InvalidAmount, OptionStatusError, ValidationFailed, ZeroAddress} from "../lib/Errors.sol";
import {Auctions} from "./Auctions.sol";
import {Escrow} from "./Escrow.sol";
import {Action, Order, State, Terms, TradingType} from "./Order.sol";

/// @title Orders at a fixed price and auctions, whose tokens and payments lie here
/// @notice Whoever has something here gets it out without the platform: every way out is open to anybody or to its owner, and no role can
/// close it. Fee and royalty are those of the moment when an order was created or reset.
contract OrderBook is Auctions {
    /// @notice An order ends at most so long after it was made.
    uint40 public constant LONGEST = 180 days;
    /// @notice Late bids put an auction's end off by at most so much in all.
    uint40 public constant MOST_EXTENSION = 2 hours;

    /// @notice How many orders were created; their ids are 1 to this.
    uint256 public orderCount;

    constructor(address authority, FeeManager fees) AccessManaged(authority) Escrow(fees) {}

    /// @notice Offers tokens of the caller's, which come here.
    function create(Terms calldata terms) external nonReentrant whenNotPaused returns (uint256 orderId) {
        if (terms.token == address(0)) revert ZeroAddress();
        if (terms.amount == 0) revert InvalidAmount();
        _checkCurrency(terms.currency);
        orderId = ++orderCount;
        Order storage order = _orders[orderId];
        order.creator = msg.sender;
        order.terms = terms;
        _start(orderId, order, Action.Create);
    }

    /// @notice Changes the price and the end of an order without bids. Who has seen it before can't buy it without looking again.
    /// @param price `singlePrice` or `expectedPrice`, as the order has it
    function modify(uint256 orderId, uint96 price, uint40 endTime) external nonReentrant whenNotPaused {
        Order storage order = _mine(orderId);
        if (order.state != State.Open || order.purchaser != address(0)) revert OptionStatusError();
        _setTerms(order, price, order.terms.startTime, endTime);
        emit OrderChanged(orderId, Action.Modify, order);
    }

    /// @notice Offers the same tokens again after a cancelled, refused or expired order. They come here once more.
    function reset(uint256 orderId, uint96 price, uint40 startTime, uint40 endTime) external nonReentrant whenNotPaused {
        Order storage order = _mine(orderId);
        State state = order.state;
        bool isOver = state == State.Cancelled || state == State.Refused || state == State.Expired;
        if (!isOver || collectors[orderId] != address(0)) revert OptionStatusError();
        Terms storage terms = order.terms;
        _checkCurrency(terms.currency);
        (terms.startTime, terms.endTime) = (startTime, endTime);
        if (terms.tradingType == TradingType.Fixed) terms.singlePrice = price;
        else terms.expectedPrice = price;
        _start(orderId, order, Action.Reset);
    }

    /// @notice Takes an order without bids back, with its tokens.
    function cancel(uint256 orderId) external nonReentrant {
        Order storage order = _mine(orderId);
        if (order.state != State.Open || order.purchaser != address(0)) revert OptionStatusError();
        _end(orderId, order, State.Cancelled, Action.Cancel);
    }

    /// @notice Buys all units at the fixed price. What was sent above it comes back.
    /// @param version of the order as the buyer has seen it
    /// @param maxPrice that the buyer pays for all units
    function purchase(uint256 orderId, uint32 version, uint256 maxPrice) external payable nonReentrant whenNotPaused {
        Order storage order = _open(orderId, version, TradingType.Fixed);
        uint256 price = uint256(order.terms.singlePrice) * order.terms.amount;
        if (price > maxPrice) revert ConditionCheckFailed();
        order.purchaser = msg.sender;
        order.price = uint96(price);
        order.state = State.Sold;
        order.deliverBy = uint40(block.timestamp) + DELIVERY_WINDOW;
        emit OrderChanged(orderId, Action.Purchase, order);
        _take(order.terms.currency, price);
        if (!order.terms.isInstant) return;
        _deliver(orderId, order);
        if (order.state != State.Delivered) revert ValidationFailed();
    }

    /// @notice Gives the tokens to who bought them, and the price to who sold them. Until 3 days after the sale its creator alone does, then
    /// anybody. Where the tokens can't be sent, the purchaser gets everything back.
    function deliver(uint256 orderId) external nonReentrant {
        Order storage order = _orders[orderId];
        if (order.state != State.Sold) revert OptionStatusError();
        if (order.creator != msg.sender && block.timestamp < order.deliverBy) revert ConditionCheckFailed();
        _deliver(orderId, order);
    }

    /// @notice Gives the purchaser everything back, and the creator the tokens. Only for the creator, until 3 days after the sale.
    function refuseDelivery(uint256 orderId) external nonReentrant {
        Order storage order = _mine(orderId);
        if (order.state != State.Sold) revert OptionStatusError();
        if (block.timestamp >= order.deliverBy) revert ConditionCheckFailed();
        _refuse(orderId, order);
    }

    /// @notice Ends an order at a fixed price whose time is over; its tokens go back. For anybody.
    function expire(uint256 orderId) external nonReentrant {
        Order storage order = _orders[orderId];
        if (order.state != State.Open || order.terms.tradingType != TradingType.Fixed) revert OptionStatusError();
        if (block.timestamp < order.terms.endTime) revert ConditionCheckFailed();
        _end(orderId, order, State.Expired, Action.Expire);
    }

    /// @notice Stops what brings something new in: create, modify, reset, bid, purchase. Every way out stays open. Role: pauser.
    function pause() external restricted {
        _pause();
    }

    /// @notice Role: manager.
    function unpause() external restricted {
        _unpause();
    }

    /// @notice An order as it stands.
    function orders(uint256 orderId) external view returns (Order memory) {
        return _orders[orderId];
    }

    function _mine(uint256 orderId) private view returns (Order storage order) {
        order = _orders[orderId];
        if (order.creator != msg.sender) revert AddressMismatch();
    }

    function _start(uint256 orderId, Order storage order, Action action) private {
        Terms memory terms = order.terms;
        bool isFixed = terms.tradingType == TradingType.Fixed;
        (uint96 used, uint96 unused) = isFixed ? (terms.singlePrice, terms.expectedPrice) : (terms.expectedPrice, terms.singlePrice);
        if (unused != 0) revert InvalidAmount();
        _setTerms(order, used, terms.startTime, terms.endTime);
        order.state = State.Open;
        order.extensionLeft = MOST_EXTENSION;
        (order.purchaser, order.price) = (address(0), 0);
        _deposit(order);
        emit OrderChanged(orderId, action, order);
    }

    function _setTerms(Order storage order, uint96 price, uint40 startTime, uint40 endTime) private {
        Terms storage terms = order.terms;
        bool isFixed = terms.tradingType == TradingType.Fixed;
        uint256 total = isFixed ? uint256(price) * terms.amount : price;
        if (total == 0 || total > type(uint96).max) revert InvalidAmount();
        bool isInTime = startTime < endTime && block.timestamp < endTime && endTime <= block.timestamp + LONGEST;
        if (!isInTime) revert ConditionCheckFailed();
        if (isFixed) terms.singlePrice = price;
        else terms.expectedPrice = price;
        (terms.startTime, terms.endTime) = (startTime, endTime);
        ++order.version;
    }

    function _deliver(uint256 orderId, Order storage order) private {
        if (!_tryRelease(order.terms, order.purchaser)) return _refuse(orderId, order);
        order.state = State.Delivered;
        _pay(order);
        emit OrderChanged(orderId, Action.Deliver, order);
    }

    function _refuse(uint256 orderId, Order storage order) private {
        _credit(order.purchaser, order.terms.currency, order.price);
        _end(orderId, order, State.Refused, Action.RefuseDelivery);
    }
}
