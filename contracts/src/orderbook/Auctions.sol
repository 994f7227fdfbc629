// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";

import {AddressMismatch, ConditionCheckFailed, InvalidOffer, OptionStatusError} from "../lib/Errors.sol";
import {Escrow} from "./Escrow.sol";
import {Action, Bid, BidState, Order, State, Terms, TradingType} from "./Order.sol";

/// @title Bids of auctions
/// @notice A bid lies here until it is outbid, then it is its bidder's credit at once. Bids at the last moment put off the end.
abstract contract Auctions is Escrow, Pausable {
    /// @notice A bid is higher than the one before by at least 5 %, and by at least one base unit.
    uint256 public constant STEP_BPS = 500;
    /// @notice A bid in the last 10 minutes puts the end off to 10 minutes later.
    uint40 public constant EXTENSION = 10 minutes;
    /// @notice After so long without a settlement the leading bid may be taken back.
    uint40 public constant SETTLE_WINDOW = 7 days;
    /// @notice So long its creator alone delivers, or refuses.
    uint40 public constant DELIVERY_WINDOW = 3 days;

    mapping(uint256 orderId => Order) internal _orders;

    event OrderChanged(uint256 indexed orderId, Action indexed action, Order order);
    event BidChanged(uint256 indexed orderId, uint32 indexed version, Bid bid);

    /// @notice Bids `price` for all units of an auction.
    /// @param version of the order as the bidder has seen it
    function bid(uint256 orderId, uint32 version, uint96 price) external payable nonReentrant whenNotPaused {
        Order storage order = _open(orderId, version, TradingType.Auction);
        (address outbid, uint96 before) = (order.purchaser, order.price);
        if (price < _lowestBid(order)) revert InvalidOffer();
        order.purchaser = msg.sender;
        order.price = price;
        _extend(order);
        if (outbid != address(0)) {
            _credit(outbid, order.terms.currency, before);
            _tellBid(orderId, version, outbid, before, BidState.Outbid);
        }
        _tellBid(orderId, version, msg.sender, price, BidState.Leading);
        emit OrderChanged(orderId, Action.Bid, order);
        _take(order.terms.currency, price);
    }

    /// @notice Takes the leading bid back when nobody has settled the auction for 7 days. The tokens go back too.
    /// @dev Reverts `AddressMismatch` for who doesn't lead: their bid is their credit already.
    function cancelBid(uint256 orderId) external nonReentrant {
        Order storage order = _orders[orderId];
        if (order.state != State.Open) revert OptionStatusError();
        address bidder = order.purchaser;
        if (bidder != msg.sender) revert AddressMismatch();
        if (block.timestamp < order.terms.endTime + SETTLE_WINDOW) revert ConditionCheckFailed();
        uint96 price = order.price;
        _credit(bidder, order.terms.currency, price);
        _tellBid(orderId, order.version, bidder, price, BidState.Cancelled);
        _end(orderId, order, State.Expired, Action.CancelBid);
    }

    /// @notice Ends an auction whose time is over: sold to who leads, or expired. For anybody.
    function settleAuction(uint256 orderId) external nonReentrant {
        Order storage order = _orders[orderId];
        if (order.state != State.Open || order.terms.tradingType != TradingType.Auction) revert OptionStatusError();
        if (block.timestamp < order.terms.endTime) revert ConditionCheckFailed();
        if (order.purchaser == address(0)) return _end(orderId, order, State.Expired, Action.Expire);
        order.state = State.Sold;
        order.deliverBy = uint40(block.timestamp) + DELIVERY_WINDOW;
        _tellBid(orderId, order.version, order.purchaser, order.price, BidState.Won);
        emit OrderChanged(orderId, Action.Settle, order);
    }

    /// @notice The lowest next bid of an auction.
    function lowestBid(uint256 orderId) external view returns (uint256) {
        return _lowestBid(_orders[orderId]);
    }

    /// @dev An order that may be bought now by the caller, as they have seen it.
    function _open(uint256 orderId, uint32 version, TradingType tradingType) internal view returns (Order storage order) {
        order = _orders[orderId];
        Terms storage terms = order.terms;
        if (order.state != State.Open || order.version != version || terms.tradingType != tradingType) revert OptionStatusError();
        if (order.creator == msg.sender) revert AddressMismatch();
        if (block.timestamp < terms.startTime || block.timestamp >= terms.endTime) revert ConditionCheckFailed();
    }

    /// @dev Without a sale: nothing is owed, the tokens go back.
    function _end(uint256 orderId, Order storage order, State state, Action action) internal {
        order.state = state;
        emit OrderChanged(orderId, action, order);
        _return(orderId, order.terms, order.creator);
    }

    function _termsOf(uint256 orderId) internal view override returns (Terms memory) {
        return _orders[orderId].terms;
    }

    function _lowestBid(Order storage order) private view returns (uint256) {
        uint256 leading = order.price;
        if (order.purchaser == address(0)) return order.terms.expectedPrice;
        uint256 step = leading * STEP_BPS / BPS;
        return leading + (step == 0 ? 1 : step);
    }

    function _extend(Order storage order) private {
        uint40 end = order.terms.endTime;
        uint40 wanted = uint40(block.timestamp) + EXTENSION;
        if (wanted <= end) return;
        uint40 more = wanted - end;
        if (more > order.extensionLeft) more = order.extensionLeft;
        order.extensionLeft -= more;
        order.terms.endTime = end + more;
    }

    function _tellBid(uint256 orderId, uint32 version, address bidder, uint96 price, BidState state) private {
        emit BidChanged(orderId, version, Bid(bidder, price, uint40(block.timestamp), state));
    }
}
