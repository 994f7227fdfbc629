// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Option} from "../../src/exchange/Orders.sol";
import "../../src/lib/Errors.sol" as Errors;
import {SigLib} from "../../src/lib/SigLib.sol";
import {HostileAccount, Malice} from "../support/Hostile.sol";
import {Market} from "../support/Market.sol";

contract CreditsTest is Market {
    function test_ACreditGoesWhereItsOwnerSays() public {
        Option memory option = _option(address(plain), 1);
        vm.prank(buyer);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
        vm.startPrank(seller);
        vm.expectRevert(Errors.ZeroAddress.selector);
        exchange.withdrawCredit(address(0), address(0));
        assertEq(exchange.withdrawCredit(address(0), address(0x5afe)), 1 ether);
        assertEq(address(0x5afe).balance, 1 ether);
        vm.expectRevert(Errors.InvalidAmount.selector);
        exchange.withdrawCredit(address(0), seller);
    }

    function test_WhoCallsBackWhileWithdrawingGetsItOnce() public {
        HostileAccount hostile = new HostileAccount(seller);
        units.mint(address(hostile), 9, 1);
        hostile.act(address(units), 0, abi.encodeCall(units.setApprovalForAll, (address(exchange), true)));
        Option memory option = _unsigned(address(units), 1);
        (option.signer, option.tokenId) = (address(hostile), 9);
        option = _signed(option, sellerKey);
        vm.prank(buyer);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
        deal(address(exchange), 5 ether);
        bytes memory withdraw = abi.encodeCall(exchange.withdrawCredit, (address(0), address(hostile)));
        hostile.turn(Malice.Reenter, address(exchange), withdraw);
        hostile.act(address(exchange), 0, withdraw);
        assertFalse(hostile.hasReentered());
        assertEq(address(hostile).balance, 1 ether);
    }

    function testFuzz_OnlyItsSignerSigns(uint256 key, bytes32 digest, uint8 flip) public {
        key = bound(key, 1, 1e60);
        address signer = vm.addr(key);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        this.checkParts(signer, digest, v, r, s);
        this.checkBytes(signer, digest, abi.encodePacked(r, s, v));
        vm.expectRevert(Errors.CheckFail.selector);
        this.checkParts(signer, digest ^ bytes32(1 << flip), v, r, s);
        vm.expectRevert(Errors.CheckFail.selector);
        this.checkBytes(signer, digest ^ bytes32(1 << flip), abi.encodePacked(r, s, v));
        vm.expectRevert(Errors.ZeroAddress.selector);
        this.checkBytes(address(0), digest, abi.encodePacked(r, s, v));
        HostileAccount safe = new HostileAccount(signer);
        this.checkParts(address(safe), digest, v, r, s);
        this.checkBytes(address(safe), digest, abi.encodePacked(r, s, v));
        vm.expectRevert(Errors.CheckFail.selector);
        this.checkBytes(address(safe), digest, "short");
    }

    function checkParts(address signer, bytes32 digest, uint8 v, bytes32 r, bytes32 s) external view {
        SigLib.check(signer, digest, v, r, s);
    }

    function checkBytes(address signer, bytes32 digest, bytes memory signature) external view {
        SigLib.check(signer, digest, signature);
    }
}
