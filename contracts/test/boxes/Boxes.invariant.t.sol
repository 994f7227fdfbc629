// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {BoxDraws} from "../../src/boxes/BoxDraws.sol";
import {BoxesFixture} from "./BoxesFixture.sol";
import {BoxesHandler} from "./BoxesHandler.sol";

contract BoxesInvariantTest is BoxesFixture {
    BoxesHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new BoxesHandler(boxes, signerKey);
        bytes4[] memory selectors = new bytes4[](1);
        selectors[0] = boxes.createBoxType.selector;
        access.setTargetFunctionRole(address(boxes), selectors, 1);
        access.grantRole(1, address(handler), 0);
        handler.begin();
        targetContract(address(handler));
    }

    /// @dev One campaign for all: each would be one of its own.
    function invariant_holds() public view {
        nothingForbiddenHappened();
        thereIsAPrizeForEveryBox();
        itHoldsWhatItOwes();
    }

    /// @notice M1, M4, and refunds with a reason: what only a handler can see while it happens. A draw stays what it was (M3).
    function nothingForbiddenHappened() public view {
        assertEq(handler.broken(), "");
        for (uint256 id = 1; id <= boxes.lastId(); ++id) {
            if (handler.prizeOf(id) != 0) assertEq(boxes.boxOf(id).prize + 1, handler.prizeOf(id), "a draw changed");
        }
    }

    /// @notice M1, M5: for each type, what is left and what was drawn are the inventory, and there is a prize for every box.
    function thereIsAPrizeForEveryBox() public view {
        for (uint256 type_ = 2; type_ <= boxes.boxTypeCount(); ++type_) {
            uint32[] memory left = boxes.remainingOf(type_);
            uint256[2] memory drawn;
            uint256 undrawn;
            for (uint256 id = 1; id <= boxes.lastId(); ++id) {
                BoxDraws.Box memory box = boxes.boxOf(id);
                if (box.boxType != type_) continue;
                if (box.status == BoxDraws.Status.Drawn || box.status == BoxDraws.Status.Claimed) ++drawn[box.prize];
                else if (box.status != BoxDraws.Status.Refunded) ++undrawn;
            }
            assertEq(left[0] + drawn[0], 3);
            assertEq(left[1] + drawn[1], 27);
            assertGe(left[0] + left[1], undrawn);
        }
    }

    /// @notice What buyers paid is kept for them until their box is drawn, to the last wei.
    function itHoldsWhatItOwes() public view {
        assertEq(boxes.escrow(), handler.escrow());
        uint256 owed = boxes.credits(treasury, address(0));
        assertEq(owed, handler.earned());
        for (uint256 i; i < 6; ++i) {
            owed += boxes.credits(address(handler.actors(i)), address(0));
        }
        assertEq(address(boxes).balance, boxes.escrow() + owed);
    }

    /// @notice M7, exit: from any state, with an operator who is gone, everybody gets their price back.
    function afterInvariant() public {
        for (uint256 id = 1; id <= boxes.lastId(); ++id) {
            BoxDraws.Box memory box = boxes.boxOf(id);
            if (box.status == BoxDraws.Status.Sealed && !boxes.isSilent(box.boxType)) open(id);
        }
        skip(1 days + 1);
        for (uint256 id = 1; id <= boxes.lastId(); ++id) {
            BoxDraws.Box memory box = boxes.boxOf(id);
            if (uint256(box.status) > uint256(BoxDraws.Status.Lost)) continue;
            if (box.status == BoxDraws.Status.Lost) vm.prank(box.opener);
            boxes.refund(id);
        }
        assertEq(boxes.escrow(), 0);
    }

    function test_theHandlerDoesWhatItSays() public {
        for (uint256 i; i < 150; ++i) {
            uint256 seed = uint256(keccak256(abi.encode(i)));
            handler.begin();
            handler.buy(seed, seed >> 8, seed >> 16);
            handler.open(seed >> 24, seed >> 32, bytes32(seed));
            if (i % 3 == 0) handler.mine(seed >> 40);
            if (i % 3 == 1) handler.pin(seed >> 48);
            if (i % 20 == 5) handler.loseHashes();
            if (i % 40 == 38) handler.fallSilent(type(uint256).max);
            if (i % 5 == 0) handler.fulfill();
            handler.claim(seed >> 56, seed >> 64, seed >> 72);
            if (i % 2 == 0) handler.reopen(seed >> 80);
            handler.refund(seed >> 88, seed >> 96);
            handler.withdraw(seed >> 104);
        }
        bytes32[8] memory actions = [bytes32("buy"), "open", "pin", "fulfill", "claim", "reopen", "refund", "withdraw"];
        for (uint256 i; i < actions.length; ++i) {
            assertGt(handler.done(actions[i]), 0, vm.toString(i));
        }
        invariant_holds();
        afterInvariant();
    }
}
