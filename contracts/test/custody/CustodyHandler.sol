// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Test} from "forge-std/Test.sol";

import {TestCurrency} from "../../src/currencies/TestCurrency.sol";
import {CustodyWallet} from "../../src/custody/CustodyWallet.sol";
import {Contract1271, GasBurner, Reenterer, ReturnBomb, RevertingReceiver} from "../actors/Hostile.sol";

/// @notice Pays in and out of a custody wallet, with any destination and any time between, and writes down what left when.
contract CustodyHandler is Test {
    struct Outflow {
        address token;
        uint256 amount;
        uint256 time;
    }

    CustodyWallet private custody;
    TestCurrency private dollars;
    uint256 private signerKey;
    address[8] private dests;
    Outflow[] public outflows;

    mapping(address token => uint256) public recharged;
    mapping(address token => uint256) public withdrawn;
    mapping(address token => uint256) public swept;
    mapping(address token => uint256) public forced;
    mapping(bytes32 action => uint256) public done;
    string public broken;

    constructor(CustodyWallet custody_, TestCurrency dollars_, uint256 signerKey_) {
        (custody, dollars, signerKey) = (custody_, dollars_, signerKey_);
        dests = [
            address(new Contract1271(vm.addr(1))),
            address(new GasBurner()),
            address(new ReturnBomb()),
            address(new RevertingReceiver()),
            address(new Reenterer()),
            makeAddr("first"),
            makeAddr("second"),
            makeAddr("third")
        ];
    }

    function wait(uint256 seconds_) external {
        skip(bound(seconds_, 1, 10 hours));
    }

    function recharge(uint256 amount, bool inDollars) external {
        amount = bound(amount, 1, inDollars ? 1000e6 : 20 ether);
        address token = inDollars ? address(dollars) : address(0);
        if (inDollars) dollars.take(amount);
        if (inDollars) dollars.approve(address(custody), amount);
        deal(address(this), inDollars ? 0 : amount);
        custody.recharge{value: inDollars ? 0 : amount}("account", token, amount);
        recharged[token] += amount;
        ++done["recharge"];
    }

    function withdraw(uint256 who, uint256 amount, bool inDollars, uint256 serial, uint256 key) external {
        address token = inDollars ? address(dollars) : address(0);
        amount = bound(amount, 1, inDollars ? 700e6 : 7 ether);
        (address dest, bytes32 id) = (dests[who % 8], bytes32(serial % 400));
        bool used = custody.isUsed(id);
        bool forged = key % 5 == 0;
        bytes memory signature = _sign(token, dest, amount, id, forged);
        uint256 before = _balance(token, dest);
        try custody.withdraw{gas: 2_000_000}(token, dest, amount, block.timestamp, id, signature) {
            ++done["withdraw"];
            if (used) broken = "a serial counted twice";
            if (forged) broken = "somebody else's signature counted";
            if (_balance(token, dest) != before + amount) broken = "a destination didn't get its amount";
            withdrawn[token] += amount;
            outflows.push(Outflow(token, amount, block.timestamp));
        } catch {}
    }

    function sweep(bool inDollars) external {
        address token = inDollars ? address(dollars) : address(0);
        try custody.sweepToCold(token) returns (uint256 amount) {
            ++done["sweep"];
            swept[token] += amount;
        } catch {}
    }

    function force(uint256 amount) external {
        amount = bound(amount, 1, 1e6);
        dollars.take(amount);
        dollars.transfer(address(custody), amount);
        forced[address(dollars)] += amount;
    }

    function outflowCount() external view returns (uint256) {
        return outflows.length;
    }

    function _sign(address token, address dest, uint256 amount, bytes32 id, bool forged) private view returns (bytes memory) {
        bytes32 digest = custody.hashWithdraw(token, dest, amount, block.timestamp, id);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(forged ? 1 : signerKey, digest);
        return abi.encodePacked(r, s, v);
    }

    function _balance(address token, address account) private view returns (uint256) {
        return token == address(0) ? account.balance : dollars.balanceOf(account);
    }
}
