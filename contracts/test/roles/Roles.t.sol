// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {IAccessManaged} from "@openzeppelin/contracts/access/manager/IAccessManaged.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";
import {Test} from "forge-std/Test.sol";

import {MysteryBox} from "../../src/boxes/MysteryBox.sol";
import {CustodyWallet} from "../../src/custody/CustodyWallet.sol";
import {DropFactory} from "../../src/drops/DropFactory.sol";
import {NameController} from "../../src/names/NameController.sol";
import {NameRegistry} from "../../src/names/NameRegistry.sol";
import {PriceOracle} from "../../src/names/PriceOracle.sol";
import {ProjectToken} from "../../src/token/ProjectToken.sol";
import {Staking} from "../../src/token/Staking.sol";

/// @notice The roles as `contracts/README.md` gives them: who reaches what, and that the admin is never quick.
contract RolesTest is Test {
    uint64 private constant ADMIN = 0;
    uint64 private constant MANAGER = 1;
    uint64 private constant PAUSER = 2;
    uint64 private constant NAMES_MINTER = 3;
    uint64 private constant TOKEN_MINTER = 4;

    struct Right {
        address target;
        bytes4 selector;
        uint64 role;
    }

    AccessManager private access;
    TimelockController private timelock;
    NameController private controller;
    CustodyWallet private custody;
    Right[] private rights;

    address private council = makeAddr("council");
    address private manager = makeAddr("manager");
    address private pauser = makeAddr("pauser");
    address private minter = makeAddr("minter");

    function setUp() public {
        vm.warp(1_800_000_000);
        access = AccessManager(deployCode("AccessManager.sol:AccessManager", abi.encode(address(this))));
        _deploy();
        for (uint256 i; i < rights.length; ++i) {
            bytes4[] memory one = new bytes4[](1);
            one[0] = rights[i].selector;
            if (rights[i].role != ADMIN) access.setTargetFunctionRole(rights[i].target, one, rights[i].role);
        }
        access.grantRole(MANAGER, manager, 0);
        access.grantRole(PAUSER, pauser, 0);
        access.grantRole(NAMES_MINTER, address(controller), 0);
        access.grantRole(TOKEN_MINTER, minter, 0);
        address[] memory members = new address[](1);
        members[0] = council;
        timelock = TimelockController(
            payable(deployCode("TimelockController.sol:TimelockController", abi.encode(48 hours, members, members, address(0))))
        );
        access.grantRole(ADMIN, address(timelock), 0);
        access.renounceRole(ADMIN, address(this));
    }

    function test_everyRightIsOneRolesAlone() public view {
        address[5] memory holders = [address(timelock), manager, pauser, address(controller), minter];
        for (uint256 i; i < rights.length; ++i) {
            for (uint64 role; role < 5; ++role) {
                (bool allowed,) = access.canCall(holders[role], rights[i].target, rights[i].selector);
                assertEq(allowed, role == rights[i].role, vm.toString(i));
            }
        }
    }

    /// @notice A guardian has what stops and cuts, and nothing else.
    function test_aPauserOnlyPausesAndCuts() public view {
        for (uint256 i; i < rights.length; ++i) {
            bool stops = rights[i].selector == NameController.pause.selector || rights[i].selector == CustodyWallet.lowerDailyMax.selector;
            assertEq(rights[i].role == PAUSER, stops, vm.toString(i));
        }
    }

    function test_aRaiseWaitsForTwoDays() public {
        bytes memory raise = abi.encodeCall(CustodyWallet.raiseDailyMax, (address(0), 1 ether));
        vm.startPrank(council);
        vm.expectRevert(abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, council));
        custody.raiseDailyMax(address(0), 1 ether);
        timelock.schedule(address(custody), 0, raise, 0, 0, 48 hours);
        skip(48 hours - 1);
        vm.expectPartialRevert(TimelockController.TimelockUnexpectedOperationState.selector);
        timelock.execute(address(custody), 0, raise, 0, 0);
        skip(1);
        timelock.execute(address(custody), 0, raise, 0, 0);
        assertEq(custody.dailyMax(address(0)), 1 ether);
        vm.stopPrank();
        vm.prank(pauser);
        custody.lowerDailyMax(address(0), 0);
        assertEq(custody.dailyMax(address(0)), 0);
    }

    function _deploy() private {
        NameRegistry registry = new NameRegistry(address(access));
        PriceOracle oracle = new PriceOracle(address(access), 1, 1, 0);
        controller = new NameController(address(access), registry, oracle, council, council);
        DropFactory drops = new DropFactory(address(access));
        MysteryBox boxes = new MysteryBox(address(access), council, council, "");
        custody = new CustodyWallet(address(access), council, council);
        ProjectToken token = new ProjectToken(address(access), "GBK", "GBK", 1);
        Staking staking = new Staking(address(access), token, token, 1);
        address[5] memory pausable = [address(controller), address(drops), address(boxes), address(custody), address(staking)];
        for (uint256 i; i < pausable.length; ++i) {
            _give(PAUSER, pausable[i], NameController.pause.selector);
            _give(MANAGER, pausable[i], NameController.unpause.selector);
        }
        _give(ADMIN, address(oracle), PriceOracle.setFees.selector);
        _give(ADMIN, address(oracle), PriceOracle.setFeed.selector);
        _give(ADMIN, address(controller), NameController.setSettings.selector);
        _give(ADMIN, address(controller), NameController.setReserved.selector);
        _give(ADMIN, address(registry), NameRegistry.allowResolver.selector);
        _give(ADMIN, address(registry), NameRegistry.setBaseURI.selector);
        _give(ADMIN, address(boxes), MysteryBox.setSettings.selector);
        _give(ADMIN, address(custody), CustodyWallet.raiseDailyMax.selector);
        _give(ADMIN, address(custody), CustodyWallet.setKeys.selector);
        _give(NAMES_MINTER, address(registry), NameRegistry.register.selector);
        _give(NAMES_MINTER, address(registry), NameRegistry.renew.selector);
        _give(TOKEN_MINTER, address(token), ProjectToken.mint.selector);
        _give(PAUSER, address(custody), CustodyWallet.lowerDailyMax.selector);
        _give(MANAGER, address(boxes), MysteryBox.createBoxType.selector);
        _give(MANAGER, address(custody), CustodyWallet.setMaxBalance.selector);
        _give(MANAGER, address(staking), Staking.notifyReward.selector);
    }

    function _give(uint64 role, address target, bytes4 selector) private {
        rights.push(Right(target, selector, role));
    }
}
