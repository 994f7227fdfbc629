// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {LibCall} from "solady/utils/LibCall.sol";

import {FeeManager, FeeType} from "../fees/FeeManager.sol";
import {Collectibles} from "../lib/Collectibles.sol";
import {Credits} from "../lib/Credits.sol";
import {Currencies} from "../lib/Currencies.sol";
import {AddressMismatch, ConditionCheckFailed, InsufficientAmount, ZeroAddress} from "../lib/Errors.sol";
import {Money} from "../lib/Money.sol";
import {Order, State, Terms, TradingType} from "./Order.sol";

/// @title What lies here for an order: its tokens, and what was paid or bid for them
abstract contract Escrow is Credits, Currencies, IERC1155Receiver {
    uint256 internal constant BPS = 10_000;
    /// @notice What a collection and a recipient may use while a token leaves; more than any honest one needs.
    uint256 public constant RELEASE_GAS = 400_000;

    FeeManager public immutable FEES;

    /// @notice Who may collect the tokens of an order that couldn't be sent to them.
    mapping(uint256 orderId => address) public collectors;

    /// @notice The tokens of an order couldn't be sent and wait for `collect`.
    event TokensKept(uint256 indexed orderId, address indexed collector);
    event TokensCollected(uint256 indexed orderId, address indexed collector, address to);

    constructor(FeeManager fees) {
        FEES = fees;
    }

    /// @notice Sends tokens that couldn't be sent before to another address. No role can stop it.
    function collect(uint256 orderId, address to) external nonReentrant {
        if (to == address(0)) revert ZeroAddress();
        if (collectors[orderId] != msg.sender) revert AddressMismatch();
        delete collectors[orderId];
        emit TokensCollected(orderId, msg.sender, to);
        Terms memory terms = _termsOf(orderId);
        Collectibles.move(terms.token, terms.id, terms.amount, address(this), to);
    }

    /// @notice A part of what releases tokens, which alone may call it.
    function release(Terms calldata terms, address to) external {
        if (msg.sender != address(this)) revert AddressMismatch();
        Collectibles.move(terms.token, terms.id, terms.amount, address(this), to);
    }

    /// @dev Takes units of an ERC-1155 only while an order is made: others would be lost.
    function onERC1155Received(address operator, address, uint256, uint256, bytes calldata) external view returns (bytes4) {
        if (operator != address(this)) revert AddressMismatch();
        return this.onERC1155Received.selector;
    }

    /// @dev Not used by an order.
    function onERC1155BatchReceived(address, address, uint256[] calldata, uint256[] calldata, bytes calldata)
        external
        pure
        returns (bytes4)
    {
        revert AddressMismatch();
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == type(IERC1155Receiver).interfaceId || id == type(IERC165).interfaceId;
    }

    function _termsOf(uint256 orderId) internal view virtual returns (Terms memory);

    /// @dev Takes the tokens, and fee and royalty as they are now.
    function _deposit(Order storage order) internal {
        Terms memory terms = order.terms;
        FeeType feeType = terms.tradingType == TradingType.Fixed ? FeeType.Fixed : FeeType.Auction;
        (order.feeRecipient, order.feeBps) = FEES.fee(feeType);
        uint256 royaltyBps;
        (order.royaltyTo, royaltyBps) = FEES.royaltyOf(terms.token, terms.id, BPS);
        order.royaltyBps = uint16(royaltyBps);
        Collectibles.move(terms.token, terms.id, terms.amount, order.creator, address(this));
    }

    /// @dev Takes a price from the caller. What native currency came above it goes back.
    function _take(address currency, uint256 price) internal {
        uint256 due = currency == address(0) ? price : 0;
        if (msg.value < due) revert InsufficientAmount();
        if (due == 0) Money.draw(currency, msg.sender, address(this), price);
        if (msg.value > due) Address.sendValue(payable(msg.sender), msg.value - due);
    }

    /// @dev Sends the tokens, or keeps them for `to` where that fails: nobody's code can hold up what others are owed.
    function _return(uint256 orderId, Terms memory terms, address to) internal {
        if (_tryRelease(terms, to)) return;
        collectors[orderId] = to;
        emit TokensKept(orderId, to);
    }

    /// @dev A caller who gives too little gas can't make it fail.
    function _tryRelease(Terms memory terms, address to) internal returns (bool isReleased) {
        if (gasleft() < RELEASE_GAS * 64 / 63 + 30_000) revert ConditionCheckFailed();
        (isReleased,,) = LibCall.tryCall(address(this), 0, RELEASE_GAS, 0, abi.encodeCall(this.release, (terms, to)));
    }

    /// @dev Credits everybody's part of the price.
    function _pay(Order storage order) internal {
        uint256 price = order.price;
        address currency = order.terms.currency;
        uint256 fee = price * order.feeBps / BPS;
        uint256 royalty = price * order.royaltyBps / BPS;
        _credit(order.creator, currency, price - fee - royalty);
        _credit(order.feeRecipient, currency, fee);
        _credit(order.royaltyTo, currency, royalty);
    }
}
