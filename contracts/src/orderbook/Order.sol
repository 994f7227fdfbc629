// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

// Spec §3, "Marketplace contract", and §4, "Marketplace orders".

enum TradingType {
    Fixed,
    Auction
}

/// @notice Sold is paid and waits for delivery; the last four are over until `reset`.
enum State {
    None,
    Open,
    Sold,
    Delivered,
    Refused,
    Cancelled,
    Expired
}

/// @notice What its creator asks for.
/// @param id of the token in its collection `token`
/// @param currency an ERC-20 of the list; zero for the native one
/// @param singlePrice of one unit, at a fixed price; all units are sold together. Zero in an auction
/// @param expectedPrice of all units, the lowest first bid of an auction. Zero at a fixed price
/// @param startTime,endTime seconds
/// @param isInstant whether a purchase at a fixed price is delivered at once; else its creator delivers or refuses
struct Terms {
    TradingType tradingType;
    address token;
    uint256 id;
    uint96 amount;
    address currency;
    uint96 singlePrice;
    uint96 expectedPrice;
    uint40 startTime;
    uint40 endTime;
    bool isInstant;
}

/// @notice An order as it stands.
/// @param version rises with every change of its terms
/// @param purchaser who bought it, or whose bid leads
/// @param price what they paid for all units; it lies here until delivery
/// @param deliverBy from then on anybody may deliver
/// @param extensionLeft seconds by which late bids may still put off the end
/// @param feeRecipient,feeBps,royaltyTo,royaltyBps as they were when it was created or reset
struct Order {
    address creator;
    State state;
    uint32 version;
    address purchaser;
    uint96 price;
    uint40 deliverBy;
    uint40 extensionLeft;
    address feeRecipient;
    uint16 feeBps;
    address royaltyTo;
    uint16 royaltyBps;
    Terms terms;
}

/// @notice Won bids pay for their order; outbid and cancelled ones are their bidder's credit.
enum BidState {
    None,
    Leading,
    Outbid,
    Won,
    Cancelled
}

struct Bid {
    address bidder;
    uint96 price;
    uint40 time;
    BidState state;
}

/// @notice What happened to an order; the last two nobody in particular does.
enum Action {
    Create,
    Modify,
    Reset,
    Cancel,
    Bid,
    CancelBid,
    Purchase,
    Deliver,
    RefuseDelivery,
    Settle,
    Expire
}
