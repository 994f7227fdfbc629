// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IAccessManaged} from "@openzeppelin/contracts/access/manager/IAccessManaged.sol";

import {Channels} from "../../src/exchange/Channels.sol";
import {FeeManager, FeeType} from "../../src/fees/FeeManager.sol";
import "../../src/lib/Errors.sol" as Errors;
import {Royalties} from "../support/Hostile.sol";
import {Platform} from "../support/Platform.sol";

contract Owned is Ownable(msg.sender) {}

contract FeeManagerTest is Platform {
    function testFuzz_AFeeFallsAtOnceAndRisesAfterTwoDays(uint16 from, uint16 to) public {
        (from, to) = (uint16(bound(from, 0, 500)), uint16(bound(to, 0, 500)));
        _set(0);
        _set(from);
        skip(48 hours);
        assertEq(_fee(), from);
        _set(to);
        assertEq(_fee(), to < from ? to : from);
        skip(48 hours - 1);
        assertEq(_fee(), to < from ? to : from);
        skip(1);
        assertEq(_fee(), to);
    }

    function test_ARiseThatWaitsIsTakenBack() public {
        _set(500);
        _set(100);
        skip(48 hours);
        assertEq(_fee(), 100);
    }

    function test_NoRolePassesTheCaps() public {
        vm.startPrank(manager);
        vm.expectRevert(Errors.InvalidAmount.selector);
        fees.setFee(FeeType.Auction, 501);
        vm.expectRevert(Errors.ZeroAddress.selector);
        fees.setFeeRecipient(FeeType.Auction, address(0));
        fees.setFeeRecipient(FeeType.Auction, address(0xbeef));
        (address recipient, uint16 bps) = fees.fee(FeeType.Auction);
        assertEq(recipient, address(0xbeef));
        assertEq(bps, 300);
        vm.expectRevert(Errors.ZeroAddress.selector);
        new FeeManager(address(access), address(0));
    }

    function test_OnlyAManagerSetsFees() public {
        vm.expectRevert(abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, address(this)));
        fees.setFee(FeeType.Fixed, 1);
        vm.expectRevert(abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, address(this)));
        fees.setFeeRecipient(FeeType.Fixed, address(this));
    }

    function test_OnlyItsOwnerSetsTheRoyaltyOfACollection() public {
        Owned collection = new Owned();
        vm.prank(manager);
        vm.expectRevert(Errors.AddressMismatch.selector);
        fees.setRoyalty(address(collection), manager, 100);
        vm.expectRevert(Errors.ZeroAddress.selector);
        fees.setRoyalty(address(collection), address(0), 100);
        vm.expectRevert(Errors.InvalidAmount.selector);
        fees.setRoyalty(address(collection), creator, 1001);
        fees.setRoyalty(address(collection), creator, 1000);
        (address recipient, uint256 amount) = fees.royaltyOf(address(collection), 1, 1 ether);
        assertEq(amount, 0, "a rise waits");
        skip(48 hours);
        (recipient, amount) = fees.royaltyOf(address(collection), 1, 1 ether);
        assertEq(recipient, creator);
        assertEq(amount, 0.1 ether);
    }

    /// @dev F1 and F3, whatever a collection answers.
    function testFuzz_NoCollectionTakesMoreThanTheCap(uint8 kind, uint96 price) public {
        Royalties collection = new Royalties(Royalties.Kind(kind % 7));
        (address recipient, uint256 amount) = fees.royaltyOf{gas: 300_000}(address(collection), 1, price);
        assertLe(amount, uint256(price) / 10);
        assertTrue(amount == 0 || recipient != address(0));
        assertEq(amount, kind % 7 == 0 ? uint256(price) / 10 : 0);
    }

    function testFuzz_FeeAndRoyaltyNeverReachThePrice(uint96 price) public view {
        (, uint16 bps) = fees.fee(FeeType.Fixed);
        (, uint256 royalty) = fees.royaltyOf(address(royal), 1, price);
        assertLe(uint256(price) * bps / 10_000 + royalty, uint256(price) * 15 / 100);
        (address nobody, uint256 nothing) = fees.royaltyOf(address(0xc0de), 1, price);
        assertEq(nobody, address(0));
        assertEq(nothing, 0);
    }

    function test_AChannelNeverChangesItsFee() public {
        vm.prank(manager);
        fees.setFee(FeeType.Fixed, 500);
        skip(48 hours);
        (address recipient, uint16 bps,) = exchange.channels(feeChannel);
        assertEq(bps, 250);
        bytes32 other = exchange.openChannel();
        assertEq(exchange.openChannel(), other, "the same fee is the same channel");
        (recipient, bps,) = exchange.channels(other);
        assertEq(bps, 500);
        assertEq(recipient, treasury);
    }

    function test_APauserClosesAndOnlyAManagerReopens() public {
        vm.startPrank(pauser);
        vm.expectRevert(Errors.InvalidChannel.selector);
        exchange.closeChannel("none");
        exchange.closeChannel(feeChannel);
        assertEq(exchange.openChannel(), feeChannel, "it stays closed");
        vm.expectRevert(abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, pauser));
        exchange.reopenChannel(feeChannel);
        vm.startPrank(manager);
        vm.expectRevert(abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, manager));
        exchange.closeChannel(feeChannel);
        exchange.reopenChannel(feeChannel);
        (,, Channels.State state) = exchange.channels(feeChannel);
        assertEq(uint256(state), uint256(Channels.State.Open));
        vm.expectRevert(Errors.AddressInvalid.selector);
        exchange.setCurrency(address(0xc0de), true);
    }

    /// @dev The admin is the timelock alone: whoever deployed has given the right up.
    function test_OnlyTheTimelockRules() public {
        (bool isAdmin,) = access.hasRole(access.ADMIN_ROLE(), address(this));
        assertFalse(isAdmin);
        vm.expectRevert();
        access.grantRole(MANAGER, address(this), 0);
        (isAdmin,) = access.hasRole(access.ADMIN_ROLE(), address(timelock));
        assertTrue(isAdmin);
        assertEq(timelock.getMinDelay(), 48 hours);
    }

    function _set(uint16 bps) private {
        vm.prank(manager);
        fees.setFee(FeeType.Fixed, bps);
    }

    function _fee() private view returns (uint16 bps) {
        (, bps) = fees.fee(FeeType.Fixed);
    }
}
