// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {DropBase} from "../../src/drops/DropBase.sol";
import {DropsFixture} from "./DropsFixture.sol";
import {DropsHandler} from "./DropsHandler.sol";

contract DropsInvariantTest is DropsFixture {
    DropsHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new DropsHandler(drops(), creator, signerKey);
        targetContract(address(handler));
    }

    /// @dev One campaign for all: each would be one of its own.
    function invariant_holds() public view {
        nothingForbiddenHappened();
        limitsHold();
        proceedsAreTheCreators();
    }

    /// @notice D2's minting sizes, D3, D5, D6, D8 and terms that stand: what only a handler can see while it happens.
    function nothingForbiddenHappened() public view {
        assertEq(handler.broken(), "");
    }

    /// @notice D1, D2, D7: never more than the total or an address's part; numbers without a gap.
    function limitsHold() public view {
        for (uint256 i; i < 2; ++i) {
            DropBase drop = handler.drops(i);
            assertEq(drop.totalMinted(), handler.minted(drop), "counted");
            assertLe(drop.totalMinted(), drop.terms().total, "total");
            uint256 held;
            for (uint256 k; k < 6; ++k) {
                address account = address(handler.actors(k));
                assertLe(drop.mintedOf(drop.phaseId(), account), drop.terms().perAddress, "address");
                held += balanceOf(drop, account);
            }
            assertEq(drop.totalBurned(), handler.burned(drop), "burned");
            assertEq(held, drop.totalMinted() - drop.totalBurned(), "every other token is somebody's");
        }
        assertEq(copies.totalSupply(1), copies.totalMinted() - copies.totalBurned());
        for (uint256 id = 1; id <= works.totalMinted(); ++id) {
            if (!handler.isBurned(id)) assertNotEq(works.ownerOf(id), address(0));
        }
    }

    /// @notice D4: what was paid is the creator's, to the last wei.
    function proceedsAreTheCreators() public view {
        for (uint256 i; i < 2; ++i) {
            DropBase drop = handler.drops(i);
            assertEq(drop.credits(creator, address(0)), handler.paid(drop) - handler.withdrawn(drop));
            assertEq(address(drop).balance, drop.credits(creator, address(0)));
        }
    }

    /// @notice Exit: the creator withdraws from any state, with a guardian that paused.
    function afterInvariant() public {
        factory.pause();
        for (uint256 i; i < 2; ++i) {
            DropBase drop = handler.drops(i);
            if (drop.credits(creator, address(0)) == 0) continue;
            vm.prank(creator);
            drop.withdrawCredit(address(0), creator);
            assertEq(address(drop).balance, 0);
        }
    }

    function test_theHandlerDoesWhatItSays() public {
        handler.lowerTotal(1, 49);
        for (uint256 i; i < 300; ++i) {
            uint256 seed = uint256(keccak256(abi.encode(i)));
            handler.mint(seed, seed >> 8, seed >> 16);
            handler.mintWithPermit(seed >> 24, seed >> 32, seed >> 40, seed >> 48, seed >> 56);
            handler.setPhase(seed >> 64, seed >> 72, i < 200 ? 1 : uint32(seed >> 104), seed & 1 == 0);
            handler.withdraw(seed >> 160, seed >> 168);
            handler.transfer(seed >> 176, seed >> 184, seed >> 192);
            if (i % 8 == 0) handler.burnWork(seed >> 208, seed >> 216);
            handler.burnCopies(seed >> 224, seed >> 232, seed >> 240, seed >> 248);
            handler.wait(seed >> 200);
        }
        bytes32[8] memory actions = [bytes32("mint"), "permit", "phase", "lower", "withdraw", "transfer", "burn", "copies"];
        for (uint256 i; i < actions.length; ++i) {
            assertGt(handler.done(actions[i]), 0, vm.toString(i));
        }
        invariant_holds();
    }
}
