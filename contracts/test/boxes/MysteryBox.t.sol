// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {IAccessManaged} from "@openzeppelin/contracts/access/manager/IAccessManaged.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";

import {BoxDraws} from "../../src/boxes/BoxDraws.sol";
import {BoxPrizes} from "../../src/boxes/BoxPrizes.sol";
import {MysteryBox} from "../../src/boxes/MysteryBox.sol";
import {AddressMismatch, CheckFail, ConditionCheckFailed, HashValueMismatch, ZeroAddress} from "../../src/lib/Errors.sol";
import {Contract1271, Reenterer, RevertingReceiver} from "../actors/Hostile.sol";
import {BoxesFixture} from "./BoxesFixture.sol";

contract MysteryBoxTest is BoxesFixture {
    function test_aBoxGoesFromKeyToPrize() public {
        uint256 id = buyAndOpen(alice);
        assertEq(boxes.escrow(), PRICE);
        mine(3);
        fulfill();
        BoxDraws.Box memory box = boxes.boxOf(id);
        assertEq(uint256(box.status), uint256(BoxDraws.Status.Drawn));
        assertEq(boxes.credits(treasury, address(0)), PRICE);
        assertEq(boxes.escrow(), 0);
        vm.prank(alice);
        boxes.claim(id, bob);
        assertEq(boxes.PRIZES().balanceOf(bob, (boxType << 32) | box.prize), 1);
        uint32[] memory left = boxes.remainingOf(boxType);
        assertEq(left[box.prize] + 1, counts()[box.prize]);
        (,,, uint256 minted, uint256 opened, uint256 settled) = boxes.boxTypeOf(boxType);
        assertEq(minted + opened + settled, 3);
    }

    /// @notice M5: there is a prize for every box, and every prize is drawn once.
    function test_allBoxesTogetherHoldAllPrizes() public {
        for (uint256 i; i < 20; ++i) {
            buyAndOpen(alice);
            if (i % 7 == 0) mine(3);
            if (i % 7 == 0) fulfill();
        }
        vm.expectRevert(abi.encodeWithSelector(MysteryBox.SoldOut.selector, boxType));
        this.buyFor(alice);
        mine(3);
        fulfill();
        for (uint256 i; i < 3; ++i) {
            assertEq(boxes.remainingOf(boxType)[i], 0);
        }
    }

    /// @notice M2 and incident 9, ATM BlindBox: who settles, when and under which block's conditions changes nothing.
    function testFuzz_theOutcomeIsOfItsThreePartsAlone(address caller, uint256 wait, uint256 randao, uint256 fee) public {
        uint256 id = buyAndOpen(alice);
        mine(3);
        uint256 clean = vm.snapshotState();
        fulfill();
        uint32 prize = boxes.boxOf(id).prize;
        vm.revertToState(clean);
        mine(1 + wait % 250);
        vm.prevrandao(randao);
        vm.fee(fee % 1000 gwei);
        vm.coinbase(caller);
        vm.prank(caller);
        boxes.fulfill(boxType, seeds[SEEDS - 1]);
        assertEq(boxes.boxOf(id).prize, prize);
    }

    /// @notice M2: other salts, and the hash of another block, are other outcomes.
    function test_everyPartCounts() public {
        uint256 clean = vm.snapshotState();
        bool[3] memory seen;
        for (uint256 i; i < 64; ++i) {
            uint256 id = buy(alice);
            vm.prank(alice);
            boxes.open(id, bytes32(i));
            mine(3);
            fulfill();
            seen[boxes.boxOf(id).prize] = true;
            vm.revertToState(clean);
        }
        assertTrue(seen[0] && seen[1] && seen[2]);
    }

    function test_aLostHashIsReplacedByNothing() public {
        uint256 lost = buyAndOpen(alice);
        uint256 second = buyAndOpen(bob);
        mine(3);
        boxes.pin(second);
        mine(300);
        fulfill();
        assertEq(uint256(boxes.boxOf(lost).status), uint256(BoxDraws.Status.Lost));
        assertEq(uint256(boxes.boxOf(second).status), uint256(BoxDraws.Status.Drawn), "its hash was kept in time");
        vm.expectRevert(AddressMismatch.selector);
        boxes.refund(lost);
        vm.expectRevert(AddressMismatch.selector);
        boxes.reopen(lost);
        vm.prank(alice);
        boxes.reopen(lost);
        vm.expectRevert(abi.encodeWithSelector(BoxDraws.StatusMismatch.selector, BoxDraws.Status.Queued));
        vm.prank(alice);
        boxes.reopen(lost);
        mine(3);
        fulfill();
        assertEq(uint256(boxes.boxOf(lost).status), uint256(BoxDraws.Status.Drawn));
    }

    function test_aLostBoxCanBePaidBackInstead() public {
        uint256 lost = buyAndOpen(alice);
        mine(300);
        fulfill();
        vm.startPrank(alice);
        boxes.refund(lost);
        boxes.withdrawCredit(address(0), alice);
        assertEq(alice.balance, PRICE);
        vm.expectRevert(abi.encodeWithSelector(BoxDraws.StatusMismatch.selector, BoxDraws.Status.Refunded));
        boxes.refund(lost);
    }

    function test_aHashIsPinnedWhileItIsKnown() public {
        uint256 id = buyAndOpen(alice);
        mine(2);
        vm.expectRevert(abi.encodeWithSelector(BoxDraws.HashUnavailable.selector, block.number));
        boxes.pin(id);
        mine(257);
        vm.expectRevert(abi.encodeWithSelector(BoxDraws.HashUnavailable.selector, block.number - 257));
        boxes.pin(id);
        uint256 closed = buy(alice);
        vm.expectRevert(abi.encodeWithSelector(BoxDraws.StatusMismatch.selector, BoxDraws.Status.Sealed));
        boxes.pin(closed);
    }

    /// @notice M7: when the operator falls silent, everybody gets the price back and the type is over for good.
    function test_silenceRefundsEverybody() public {
        uint256 queued = buyAndOpen(alice);
        uint256 closed = buy(bob);
        vm.expectRevert(abi.encodeWithSelector(BoxDraws.StatusMismatch.selector, BoxDraws.Status.Sealed));
        boxes.refund(closed);
        vm.expectRevert(abi.encodeWithSelector(BoxDraws.StatusMismatch.selector, BoxDraws.Status.Queued));
        boxes.refund(queued);
        mine(3);
        skip(1 days);
        bytes memory silent = abi.encodeWithSelector(BoxDraws.OperatorSilent.selector, boxType);
        bytes32 seed = nextSeed();
        vm.expectRevert(silent);
        boxes.fulfill(boxType, seed);
        vm.expectRevert(silent);
        this.buyFor(alice);
        vm.expectRevert(silent);
        vm.prank(bob);
        boxes.open(closed, 0);
        boxes.refund(queued);
        assertTrue(boxes.isSilent(boxType), "paying back doesn't end it");
        boxes.refund(closed);
        assertEq(boxes.credits(alice, address(0)), PRICE);
        assertEq(boxes.credits(bob, address(0)), PRICE);
        assertEq(boxes.escrow(), 0);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, closed));
        boxes.ownerOf(closed);
    }

    /// @notice M3, ERC721R: a recipient that refuses its prize can't undo the draw.
    function test_whoRefusesAPrizeKeepsIt() public {
        RevertingReceiver picky = new RevertingReceiver();
        uint256 id = buy(address(picky));
        picky.act(address(boxes), 0, abi.encodeCall(boxes.open, (id, 0)));
        mine(3);
        fulfill();
        uint32 prize = boxes.boxOf(id).prize;
        (bool ok,) = picky.act(address(boxes), 0, abi.encodeCall(boxes.claim, (id, address(picky))));
        assertFalse(ok);
        assertEq(boxes.boxOf(id).prize, prize);
        (ok,) = picky.act(address(boxes), 0, abi.encodeCall(boxes.claim, (id, bob)));
        assertTrue(ok);
        assertEq(boxes.PRIZES().balanceOf(bob, (boxType << 32) | prize), 1);
    }

    /// @notice M1 and incident 7: nobody claims twice, not from inside a claim either.
    function test_aPrizeComesOnce() public {
        Reenterer reenterer = new Reenterer();
        uint256 id = buy(address(reenterer));
        reenterer.act(address(boxes), 0, abi.encodeCall(boxes.open, (id, 0)));
        vm.expectRevert(AddressMismatch.selector);
        boxes.claim(id, bob);
        (, bytes memory reason) = reenterer.act(address(boxes), 0, abi.encodeCall(boxes.claim, (id, bob)));
        assertEq(reason, abi.encodeWithSelector(BoxDraws.StatusMismatch.selector, BoxDraws.Status.Queued));
        mine(3);
        fulfill();
        bytes memory claim = abi.encodeCall(boxes.claim, (id, address(reenterer)));
        reenterer.arm(address(boxes), claim);
        (bool ok,) = reenterer.act(address(boxes), 0, claim);
        assertTrue(ok && reenterer.tried() && !reenterer.succeeded());
        assertEq(boxes.PRIZES().balanceOf(address(reenterer), (boxType << 32) | boxes.boxOf(id).prize), 1);
        (ok,) = reenterer.act(address(boxes), 0, claim);
        assertFalse(ok);
    }

    /// @notice M6: the chain of seeds is fixed by the promise.
    function test_seedsComeInTheirOrder() public {
        buyAndOpen(alice);
        mine(3);
        bytes32 later = seeds[SEEDS - 2];
        vm.expectRevert(HashValueMismatch.selector);
        boxes.fulfill(boxType, later);
        vm.expectRevert(HashValueMismatch.selector);
        boxes.fulfill(boxType, "another");
        fulfill();
        bytes32 used = seeds[SEEDS - 1];
        vm.expectRevert(HashValueMismatch.selector);
        boxes.fulfill(boxType, used);
        bytes32 seed = nextSeed();
        vm.expectRevert(abi.encodeWithSelector(BoxDraws.NothingToDraw.selector, boxType));
        boxes.fulfill(boxType, seed);
        buyAndOpen(alice);
        mine(2);
        vm.expectRevert(abi.encodeWithSelector(BoxDraws.NothingToDraw.selector, boxType));
        boxes.fulfill(boxType, seed);
    }

    function test_aRoundTakesWhatIsDue() public {
        uint256 due = buyAndOpen(alice);
        mine(3);
        uint256 early = buyAndOpen(alice);
        fulfill();
        assertEq(uint256(boxes.boxOf(due).status), uint256(BoxDraws.Status.Drawn));
        assertEq(uint256(boxes.boxOf(early).status), uint256(BoxDraws.Status.Queued));
    }

    function test_aSealedBoxIsAToken() public {
        uint256 id = buy(alice);
        vm.prank(alice);
        boxes.transferFrom(alice, bob, id);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, alice, id));
        vm.prank(alice);
        boxes.open(id, 0);
        vm.prank(bob);
        boxes.approve(alice, id);
        vm.prank(alice);
        boxes.open(id, 0);
        assertEq(boxes.boxOf(id).opener, bob, "the prize is the holder's");
    }

    function test_theSignerMayBeAContract() public {
        boxes.setSettings(address(new Contract1271(signer)), treasury);
        assertEq(boxes.ownerOf(buy(alice)), alice);
    }

    function test_aGuardianStopsOnlyWhatIsNew() public {
        uint256 id = buyAndOpen(alice);
        uint256 closed = buy(alice);
        boxes.pause();
        vm.expectRevert(Pausable.EnforcedPause.selector);
        this.buyFor(alice);
        vm.expectRevert(Pausable.EnforcedPause.selector);
        vm.prank(alice);
        boxes.open(closed, 0);
        mine(3);
        boxes.pin(id);
        fulfill();
        vm.prank(alice);
        boxes.claim(id, alice);
        vm.prank(treasury);
        boxes.withdrawCredit(address(0), treasury);
        boxes.unpause();
        open(closed);
    }

    function test_onlyRolesReachWhatIsTheirs() public {
        vm.startPrank(alice);
        bytes memory denied = abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, alice);
        vm.expectRevert(denied);
        boxes.createBoxType("tip", "", counts());
        vm.expectRevert(denied);
        boxes.setSettings(alice, alice);
        vm.expectRevert(denied);
        boxes.pause();
        vm.expectRevert(denied);
        boxes.unpause();
        BoxPrizes prizes = boxes.PRIZES();
        vm.expectRevert(AddressMismatch.selector);
        prizes.mint(alice, 1);
    }

    function test_settingsWithoutSenseAreRefused() public {
        vm.expectRevert(ZeroAddress.selector);
        boxes.setSettings(address(0), treasury);
        vm.expectRevert(ZeroAddress.selector);
        boxes.setSettings(signer, address(0));
        vm.expectRevert(ConditionCheckFailed.selector);
        boxes.createBoxType(0, "", counts());
        vm.expectRevert(ConditionCheckFailed.selector);
        boxes.createBoxType("tip", "", new uint32[](3));
        uint32[] memory many = new uint32[](2);
        (many[0], many[1]) = (type(uint32).max - 1, 1);
        vm.expectRevert(ConditionCheckFailed.selector);
        boxes.createBoxType("tip", "", many);
    }

    /// @notice M4, incident 8: a key counts once, and no part of its permission can change.
    /// forge-config: default.fuzz.runs = 16
    /// forge-config: long.fuzz.runs = 500
    function testFuzz_oneChangeIsOneError(uint256 seed) public {
        uint256 clean = vm.snapshotState();
        for (uint256 mutation; mutation < 11; ++mutation) {
            _oneChange(seed, mutation);
            vm.revertToState(clean);
        }
    }

    function _oneChange(uint256 seed, uint256 mutation) private {
        MysteryBox.BoxMint memory permit = permitFor(alice, "ABCD-EFGH");
        bytes memory signature = sign(permit);
        bytes4 expected = CheckFail.selector;
        if (mutation == 0) permit.to = bob;
        if (mutation == 1) permit.cdkey = "ABCD-EFGI";
        if (mutation == 2) permit.boxType += 1;
        if (mutation == 3) permit.price ^= 1 << (seed >> 8) % 60;
        if (mutation == 4) permit.deadline += 1 + (seed >> 8) % 1e9;
        if (mutation == 5) signature[(seed >> 8) % 64] ^= bytes1(uint8(1 << (seed >> 16) % 8));
        if (mutation == 6) signature[64] ^= bytes1(uint8(7));
        if (mutation == 7) vm.chainId(1);
        uint256 value = permit.price;
        if (mutation == 8) (value, expected) = (value - 1, MysteryBox.PaymentMismatch.selector);
        if (mutation == 9) (value, expected) = (value + 1, MysteryBox.PaymentMismatch.selector);
        if (mutation == 10) vm.warp(permit.deadline + 1);
        if (mutation == 10) expected = MysteryBox.PermitExpired.selector;
        deal(address(this), 10 ether);
        vm.expectPartialRevert(expected);
        boxes.mint{value: value}(permit, signature);
        vm.chainId(31_337);
        vm.warp(1_800_000_000);
        permit = permitFor(alice, "ABCD-EFGH");
        signature = sign(permit);
        uint256 id = boxes.mint{value: PRICE}(permit, signature);
        assertEq(boxes.ownerOf(id), alice);
        vm.expectRevert(abi.encodeWithSelector(MysteryBox.CdkeyUsed.selector, keccak256("ABCD-EFGH")));
        boxes.mint{value: PRICE}(permit, signature);
    }

    function buyFor(address to) external {
        buy(to);
    }
}
