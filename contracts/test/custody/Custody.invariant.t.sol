// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {CustodyFixture} from "./CustodyFixture.sol";
import {CustodyHandler} from "./CustodyHandler.sol";

contract CustodyInvariantTest is CustodyFixture {
    CustodyHandler private handler;

    function setUp() public override {
        super.setUp();
        custody.setMaxBalance(address(0), 50 ether);
        custody.setMaxBalance(address(dollars), 5000e6);
        handler = new CustodyHandler(custody, dollars, signerKey);
        targetContract(address(handler));
    }

    /// @dev One campaign for all: each would be one of its own.
    function invariant_holds() public view {
        nothingForbiddenHappened();
        noDayLetsMoreOut();
        theBooksAreRight();
    }

    /// @notice W2, W6, W8: what only a handler can see while it happens.
    function nothingForbiddenHappened() public view {
        assertEq(handler.broken(), "");
    }

    /// @notice W1: in the 24 hours that begin with any outflow no more left than the daily maximum.
    function noDayLetsMoreOut() public view {
        uint256 count = handler.outflowCount();
        for (uint256 i; i < count; ++i) {
            (address token,, uint256 begin) = handler.outflows(i);
            uint256 sum;
            for (uint256 k = i; k < count; ++k) {
                (address other, uint256 amount, uint256 time) = handler.outflows(k);
                if (time >= begin + 1 days) break;
                if (other == token) sum += amount;
            }
            assertLe(sum, custody.dailyMax(token));
        }
    }

    /// @notice W5: the balance is what came in less what went out.
    function theBooksAreRight() public view {
        address[2] memory tokens = [address(0), address(dollars)];
        for (uint256 i; i < 2; ++i) {
            address token = tokens[i];
            uint256 balance = token == address(0) ? address(custody).balance : dollars.balanceOf(address(custody));
            assertEq(balance, handler.recharged(token) + handler.forced(token) - handler.withdrawn(token) - handler.swept(token));
        }
    }

    function test_theHandlerDoesWhatItSays() public {
        for (uint256 i; i < 200; ++i) {
            uint256 seed = uint256(keccak256(abi.encode(i)));
            handler.recharge(seed, seed & 1 == 0);
            handler.withdraw(seed >> 8, seed, seed & 2 == 0, seed >> 16, seed >> 24);
            handler.sweep(seed & 4 == 0);
            handler.force(seed);
            if (i % 4 == 0) handler.wait(seed >> 32);
        }
        bytes32[3] memory actions = [bytes32("recharge"), "withdraw", "sweep"];
        for (uint256 i; i < actions.length; ++i) {
            assertGt(handler.done(actions[i]), 0, vm.toString(i));
        }
        invariant_holds();
    }
}
