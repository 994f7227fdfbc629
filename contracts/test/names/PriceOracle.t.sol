// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {InvalidCurrency} from "../../src/lib/Errors.sol";
import {IPriceFeed} from "../../src/names/IPriceFeed.sol";
import {PriceOracle} from "../../src/names/PriceOracle.sol";
import {NamesFixture} from "./NamesFixture.sol";
import {IAccessManaged} from "@openzeppelin/contracts/access/manager/IAccessManaged.sol";

contract PriceOracleTest is NamesFixture {
    function test_aYearCostsFiveDollarsAndOneSixtyForFourCharacters() public view {
        (uint256 base, uint256 premium) = oracle.price(5, 0, 365 days, address(dollars));
        assertApproxEqAbs(base, 5e6, 1);
        assertEq(premium, 0);
        (base,) = oracle.price(4, 0, 365 days, address(dollars));
        assertApproxEqAbs(base, 160e6, 1);
        (base,) = oracle.price(63, 0, 365 days, address(0));
        assertApproxEqAbs(base, 0.0025 ether, 1e9);
    }

    /// @notice N8: two halves cost what the whole does, and no time is free.
    function testFuzz_pricesAdd(uint256 length, uint256 a, uint256 b) public view {
        (length, a, b) = (bound(length, 4, 63), bound(a, 1, 36_500 days), bound(b, 1, 36_500 days));
        (uint256 first,) = oracle.price(length, 0, a, address(0));
        (uint256 second,) = oracle.price(length, 0, b, address(0));
        (uint256 whole,) = oracle.price(length, 0, a + b, address(0));
        assertGt(first, 0);
        assertGe(first + second, whole);
        assertLe(first + second, whole + 1);
        assertEq(oracle.rent(length, a) + oracle.rent(length, b), oracle.rent(length, a + b));
    }

    function testFuzz_thePremiumOnlyFallsAndEndsAtNothing(uint256 a, uint256 b) public view {
        uint256 released = 1_700_000_000;
        (a, b) = (bound(a, 0, 30 days), bound(b, 0, 30 days));
        if (a > b) (a, b) = (b, a);
        assertGe(oracle.premiumAt(released, released + a), oracle.premiumAt(released, released + b));
        assertEq(oracle.premiumAt(released, released + 21 days), 0);
        assertEq(oracle.premiumAt(released, released - 1), 0);
        assertEq(oracle.premiumAt(0, released), 0);
    }

    function test_thePremiumStartsWholeAndHalvesEachDay() public view {
        uint256 end = uint256(100_000e18) >> 21;
        assertEq(oracle.premiumAt(1, 1), 100_000e18 - end);
        assertEq(oracle.premiumAt(1, 1 + 1 days), 50_000e18 - end);
        assertEq(oracle.premiumAt(1, 1 + 36 hours), 37_500e18 - end);
    }

    function test_aFeedThatCannotBeBelievedStopsSales() public {
        feed.set(0, block.timestamp);
        _expect(abi.encodeWithSelector(PriceOracle.PriceNegative.selector, int256(0)));
        feed.set(-1, block.timestamp);
        _expect(abi.encodeWithSelector(PriceOracle.PriceNegative.selector, int256(-1)));
        feed.set(2000e8, block.timestamp - 3650 days - 1);
        _expect(abi.encodeWithSelector(PriceOracle.PriceStale.selector, block.timestamp - 3650 days - 1));
        feed.set(2000e8, block.timestamp + 1);
        _expect(abi.encodeWithSelector(PriceOracle.PriceStale.selector, block.timestamp + 1));
        feed.set(100e8 - 1, block.timestamp);
        _expect(abi.encodeWithSelector(PriceOracle.PriceOutOfBand.selector, 100e8 - 1));
        feed.set(100_000e8 + 1, block.timestamp);
        _expect(abi.encodeWithSelector(PriceOracle.PriceOutOfBand.selector, 100_000e8 + 1));
        oracle.setFeed(address(0), IPriceFeed(address(0)), 0, 0, 0, 0);
        _expect(abi.encodeWithSelector(InvalidCurrency.selector));
    }

    function test_settingsWithoutSenseAreRefused() public {
        bytes memory invalid = abi.encodeWithSelector(PriceOracle.SettingInvalid.selector);
        vm.expectRevert(invalid);
        oracle.setFeed(address(1), IPriceFeed(makeAddr("no code")), 1, 18, 1, 2);
        vm.expectRevert(invalid);
        oracle.setFeed(address(1), feed, 0, 18, 1, 2);
        vm.expectRevert(invalid);
        oracle.setFeed(address(1), feed, 1, 18, 0, 2);
        vm.expectRevert(invalid);
        oracle.setFeed(address(1), feed, 1, 18, 2, 2);
        vm.expectRevert(invalid);
        oracle.setFees(0, 1, 0);
        vm.expectRevert(invalid);
        oracle.setFees(1, 0, 0);
        vm.expectRevert(invalid);
        oracle.setFees(1, 1, uint256(type(uint128).max) + 1);
        oracle.setFees(3, 2, 1);
        assertEq(oracle.rent(4, 1), 3);
        assertEq(oracle.rent(5, 1), 2);
    }

    function test_onlyTheRoleSetsPrices() public {
        address stranger = makeAddr("stranger");
        vm.startPrank(stranger);
        vm.expectRevert(abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, stranger));
        oracle.setFees(1, 1, 0);
        vm.expectRevert(abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, stranger));
        oracle.setFeed(address(0), feed, 1, 18, 1, 2);
    }

    function _expect(bytes memory reason) private {
        vm.expectRevert(reason);
        oracle.price(5, 0, 1, address(0));
    }
}
