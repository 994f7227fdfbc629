// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {InvalidCurrency} from "../lib/Errors.sol";
import {IPriceFeed} from "./IPriceFeed.sol";
import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title What a name costs
/// @notice Prices are in US dollars per second, by length: `fee4` for four characters, `fee5` for five and more. Feeds say what a dollar
/// is in each currency; an answer that is old, negative or out of its band stops sales rather than selling at a wrong price. A name that
/// comes free again starts with a premium that halves each day and is gone after 21.
contract PriceOracle is AccessManaged {
    /// @notice Days until the premium is gone.
    uint256 public constant PREMIUM_DAYS = 21;

    /// @notice Where a currency's price in dollars comes from, and which answers count.
    struct Feed {
        IPriceFeed source;
        uint32 heartbeat;
        uint8 currencyDecimals;
        uint8 feedDecimals;
        uint128 lowest;
        uint128 highest;
    }

    /// @notice Dollars per second, 18 decimals.
    uint128 public fee4;
    /// @notice Dollars per second, 18 decimals.
    uint128 public fee5;
    /// @notice Dollars that a name costs more at the moment it comes free, 18 decimals.
    uint256 public startPremium;

    /// @notice The feed of each currency; zero is the native one.
    mapping(address currency => Feed) public feeds;

    event FeesChanged(uint256 fee4, uint256 fee5, uint256 startPremium);
    event FeedChanged(address indexed currency, Feed feed);

    /// @notice A fee of nothing, a feed that is no contract, or a band without room.
    error SettingInvalid();
    /// @notice The feed has no price: zero or less.
    error PriceNegative(int256 answer);
    /// @notice The feed has been silent for longer than its heartbeat.
    error PriceStale(uint256 updatedAt);
    /// @notice The feed's answer lies outside the band in which it is believed.
    error PriceOutOfBand(uint256 answer);

    constructor(address authority, uint128 fee4_, uint128 fee5_, uint256 startPremium_) AccessManaged(authority) {
        _setFees(fee4_, fee5_, startPremium_);
    }

    /// @notice Changes what names cost, in dollars with 18 decimals: per second, and the first premium.
    function setFees(uint128 fee4_, uint128 fee5_, uint256 startPremium_) external restricted {
        _setFees(fee4_, fee5_, startPremium_);
    }

    /// @notice Accepts a currency through a feed, or no longer where `source` is zero. The band is in the feed's decimals.
    function setFeed(address currency, IPriceFeed source, uint32 heartbeat, uint8 currencyDecimals, uint128 lowest, uint128 highest)
        external
        restricted
    {
        bool removes = address(source) == address(0);
        if (!removes && (address(source).code.length == 0 || heartbeat == 0 || lowest == 0 || lowest >= highest)) revert SettingInvalid();
        Feed memory feed = Feed(source, heartbeat, currencyDecimals, removes ? 0 : source.decimals(), lowest, highest);
        feeds[currency] = feed;
        emit FeedChanged(currency, feed);
    }

    /// @notice What a name costs, in base units of `currency`, each part rounded up.
    /// @param length characters of the label
    /// @param released when the name came free, in seconds since 1970; 0 if it never had a holder, or for a renewal
    /// @param duration seconds
    function price(uint256 length, uint256 released, uint256 duration, address currency)
        external
        view
        returns (uint256 base, uint256 premium)
    {
        Feed storage feed = feeds[currency];
        uint256 answer = _answer(feed);
        uint256 unit = 10 ** (uint256(feed.currencyDecimals) + feed.feedDecimals);
        base = Math.mulDiv(rent(length, duration), unit, answer * 1e18, Math.Rounding.Ceil);
        premium = Math.mulDiv(premiumAt(released, block.timestamp), unit, answer * 1e18, Math.Rounding.Ceil);
    }

    /// @notice What `duration` seconds cost, in dollars with 18 decimals.
    function rent(uint256 length, uint256 duration) public view returns (uint256) {
        return duration * (length == 4 ? fee4 : fee5);
    }

    /// @notice The premium at `time` of a name that came free at `released`, in dollars with 18 decimals. Halves each day, runs straight
    /// within a day, and ends at nothing.
    function premiumAt(uint256 released, uint256 time) public view returns (uint256) {
        if (released == 0 || time < released) return 0;
        uint256 day = (time - released) / 1 days;
        if (day >= PREMIUM_DAYS) return 0;
        uint256 high = startPremium >> day;
        uint256 low = startPremium >> (day + 1);
        uint256 now_ = high - ((high - low) * ((time - released) % 1 days)) / 1 days;
        return now_ - (startPremium >> PREMIUM_DAYS);
    }

    function _answer(Feed storage feed) private view returns (uint256 answer) {
        if (address(feed.source) == address(0)) revert InvalidCurrency();
        (, int256 signed,, uint256 updatedAt,) = feed.source.latestRoundData();
        if (signed <= 0) revert PriceNegative(signed);
        if (updatedAt > block.timestamp || block.timestamp - updatedAt > feed.heartbeat) revert PriceStale(updatedAt);
        answer = uint256(signed);
        if (answer < feed.lowest || answer > feed.highest) revert PriceOutOfBand(answer);
    }

    function _setFees(uint128 fee4_, uint128 fee5_, uint256 startPremium_) private {
        if (fee4_ == 0 || fee5_ == 0 || startPremium_ > type(uint128).max) revert SettingInvalid();
        (fee4, fee5, startPremium) = (fee4_, fee5_, startPremium_);
        emit FeesChanged(fee4_, fee5_, startPremium_);
    }
}
