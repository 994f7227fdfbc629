// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {Test} from "forge-std/Test.sol";

import {TestCurrency} from "../../src/currencies/TestCurrency.sol";
import {CustodyWallet} from "../../src/custody/CustodyWallet.sol";

/// @notice A wallet that lets 10 ether and 1,000 dollars out in 24 hours.
abstract contract CustodyFixture is Test {
    AccessManager internal access;
    CustodyWallet internal custody;
    TestCurrency internal dollars;
    address internal cold = makeAddr("cold");
    address internal alice = makeAddr("alice");
    address internal signer;
    uint256 internal signerKey;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        (signer, signerKey) = makeAddrAndKey("custody signer");
        access = AccessManager(deployCode("AccessManager.sol:AccessManager", abi.encode(address(this))));
        custody = new CustodyWallet(address(access), signer, cold);
        dollars = new TestCurrency("US dollars", "USDT", 6);
        custody.raiseDailyMax(address(0), 10 ether);
        custody.raiseDailyMax(address(dollars), 1000e6);
    }

    function sign(address token, address dest, uint256 amount, uint256 expired, bytes32 serial) internal view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(signerKey, custody.hashWithdraw(token, dest, amount, expired, serial));
        return abi.encodePacked(r, s, v);
    }

    function withdraw(address token, address dest, uint256 amount, bytes32 serial) internal {
        uint256 expired = block.timestamp + 1 hours;
        custody.withdraw(token, dest, amount, expired, serial, sign(token, dest, amount, expired, serial));
    }

    function rechargeEther(uint256 amount) internal {
        deal(address(this), amount);
        custody.recharge{value: amount}("account", address(0), amount);
    }

    function rechargeDollars(uint256 amount) internal {
        dollars.take(amount);
        dollars.approve(address(custody), amount);
        custody.recharge("account", address(dollars), amount);
    }
}
