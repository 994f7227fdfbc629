// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {NamesFixture} from "./NamesFixture.sol";
import {NamesHandler} from "./NamesHandler.sol";

contract NamesInvariantTest is NamesFixture {
    NamesHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new NamesHandler(controller, registry, oracle, resolver, signerKey);
        targetContract(address(handler));
    }

    /// @dev One campaign for all: each would be one of its own.
    function invariant_holds() public view {
        nothingForbiddenHappened();
        everyNameIsAsItWasBought();
        itHoldsWhatItOwes();
    }

    /// @notice N1, N2, N5, N12 and N4's writes: what only a handler can see while it happens.
    function nothingForbiddenHappened() public view {
        assertEq(handler.broken(), "");
        for (uint256 nonce; nonce < 16; ++nonce) {
            assertLe(handler.usesOf(nonce), 1, "a permit counted twice");
        }
    }

    /// @notice N1, N3, N4, N10: holder, end, version, label and records are those of the last registration, renewals and transfers.
    function everyNameIsAsItWasBought() public view {
        for (uint256 i; i < 5; ++i) {
            uint256 id = handler.idOf(i);
            assertEq(registry.expirationOf(id), handler.endOf(id), "end");
            assertEq(registry.lastHolderOf(id), handler.holderOf(id), "holder");
            bool ended = block.timestamp > handler.endOf(id);
            assertEq(registry.domainOf(id).holder, ended ? address(0) : handler.holderOf(id), "holder as shown");
            bool lapsed = handler.versionOf(id) == 0 || block.timestamp > handler.endOf(id) + 90 days;
            assertEq(registry.versionOf(id), lapsed ? 0 : handler.versionOf(id), "version");
            assertEq(resolver.addr(bytes32(id)), lapsed ? address(0) : handler.addressOf(id), "records");
            if (handler.versionOf(id) > 0) assertEq(uint256(keccak256(bytes(registry.labelOf(id)))), id, "label");
        }
    }

    /// @notice N7: what was charged is what the treasury got; the contract holds what it owes and nothing else.
    function itHoldsWhatItOwes() public view {
        uint256 owed = controller.credits(treasury, address(0));
        for (uint256 i; i < 8; ++i) {
            owed += controller.credits(address(handler.actors(i)), address(0));
        }
        assertEq(address(controller).balance, owed);
    }

    /// @notice Exit: from any state the treasury and every payer get theirs, with a guardian that paused.
    function afterInvariant() public {
        controller.pause();
        _withdraw(treasury);
        for (uint256 i; i < 8; ++i) {
            _withdraw(address(handler.actors(i)));
        }
        assertEq(address(controller).balance, 0);
    }

    function test_theHandlerDoesWhatItSays() public {
        for (uint256 i; i < 400; ++i) {
            uint256 seed = uint256(keccak256(abi.encode(i)));
            handler.commit(seed, seed >> 8, (seed >> 16) | 1);
            skip(61);
            handler.register(0, seed >> 24);
            handler.renew(seed >> 32, seed >> 40, seed >> 48);
            handler.registerWhitelisted(seed >> 56, seed >> 64, seed >> 72, seed >> 80);
            handler.transfer(seed >> 88, seed >> 96, seed >> 104);
            handler.write(seed >> 112, seed >> 120, address(uint160(seed)));
            handler.withdraw(seed >> 128);
            handler.waitLong(seed >> 136);
        }
        bytes32[6] memory actions = [bytes32("register"), "whitelist", "renew", "transfer", "write", "withdraw"];
        for (uint256 i; i < actions.length; ++i) {
            assertGt(handler.done(actions[i]), 0, vm.toString(i));
        }
        invariant_holds();
    }

    function _withdraw(address account) private {
        if (controller.credits(account, address(0)) == 0) return;
        vm.prank(account);
        controller.withdrawCredit(address(0), makeAddr("sink"));
    }
}
