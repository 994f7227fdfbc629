// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {DropBase} from "../../src/drops/DropBase.sol";
import {AddressMismatch, CheckFail, InvalidAmount} from "../../src/lib/Errors.sol";
import {DropsFixture} from "./DropsFixture.sol";

/// @notice One seed makes a mint that would succeed, by permit, by list or in a phase for all; one change of it reverts with the error
/// that says so; without the change it goes through.
contract DropsMutationTest is DropsFixture {
    /// @dev Order of secp256k1.
    uint256 private constant N = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141;

    enum Way {
        Permit,
        List,
        All
    }

    enum Mutation {
        NoQuantity,
        PerMint,
        PerAddress,
        Total,
        Early,
        Late,
        Underpaid,
        Overpaid,
        Paused,
        AnotherMinter,
        Quantity,
        Price,
        Phase,
        Deadline,
        Used,
        Signature,
        WhiteOnly
    }

    struct Scenario {
        DropBase drop;
        Way way;
        address minter;
        uint256 quantity;
        uint256 value;
        uint256 time;
        DropBase.MintPermit permit;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    /// forge-config: default.fuzz.runs = 16
    /// forge-config: long.fuzz.runs = 500
    function testFuzz_oneChangeIsOneError(uint256 seed) public {
        uint256 clean = vm.snapshotState();
        for (uint256 mutation; mutation <= uint256(type(Mutation).max); ++mutation) {
            _oneChange(seed, Mutation(mutation));
            vm.revertToState(clean);
        }
    }

    function _oneChange(uint256 seed, Mutation mutation) private {
        uint256 clean = vm.snapshotState();
        Scenario memory plan = _plan(seed, mutation);
        bytes4 expected = _mutate(plan, mutation, seed);
        (bool ok, bytes memory reason) = _run(plan);
        assertFalse(ok, "a changed mint went through");
        assertEq(bytes4(reason), expected, vm.toString(uint256(mutation)));
        vm.revertToState(clean);
        plan = _plan(seed, mutation);
        (ok,) = _run(plan);
        assertTrue(ok, "the mint is valid");
        assertEq(balanceOf(plan.drop, plan.minter), plan.quantity);
        assertEq(plan.drop.totalMinted(), plan.quantity);
        assertEq(plan.drop.credits(creator, address(0)), plan.value);
        assertEq(address(plan.drop).balance, plan.value);
    }

    function _plan(uint256 seed, Mutation mutation) private returns (Scenario memory plan) {
        plan.drop = drops()[(seed >> 16) % 2];
        plan.way = _way(mutation, seed >> 24);
        plan.minter = alice;
        plan.quantity = 1 + (seed >> 32) % 3;
        plan.permit = permitOf(alice);
        if (plan.way == Way.All) {
            DropBase.Terms memory terms = open();
            vm.prank(creator);
            plan.drop = DropBase(factory.createDrop(address(plan.drop) == address(copies), "", "", "", terms, "all"));
            plan.permit.unitPrice = FEE;
        }
        if (plan.way == Way.List) plan.permit.unitPrice = FEE / 2;
        plan.value = plan.quantity * plan.permit.unitPrice;
        plan.time = block.timestamp + (seed >> 40) % 1 days;
        (plan.v, plan.r, plan.s) = sign(plan.drop, plan.permit);
    }

    function _way(Mutation mutation, uint256 seed) private pure returns (Way) {
        if (mutation == Mutation.WhiteOnly) return Way.All;
        if (uint256(mutation) >= uint256(Mutation.Phase)) return Way.Permit;
        return Way(seed % (uint256(mutation) >= uint256(Mutation.AnotherMinter) ? 2 : 3));
    }

    function _mutate(Scenario memory plan, Mutation mutation, uint256 seed) private returns (bytes4) {
        if (mutation == Mutation.NoQuantity) (plan.quantity, plan.value) = (0, 0);
        if (mutation == Mutation.NoQuantity) return InvalidAmount.selector;
        if (mutation == Mutation.Early) plan.time = plan.drop.terms().start - 1 - seed % 1000;
        if (mutation == Mutation.Late) plan.time = plan.drop.terms().end + 1 + seed % 1000;
        if (mutation == Mutation.Early || mutation == Mutation.Late) {
            plan.permit.deadline = plan.time;
            (plan.v, plan.r, plan.s) = sign(plan.drop, plan.permit);
            return DropBase.PhaseClosed.selector;
        }
        if (mutation == Mutation.Underpaid || mutation == Mutation.Overpaid) {
            plan.value = mutation == Mutation.Overpaid ? plan.value + 1 : plan.value - 1;
            return DropBase.PaymentMismatch.selector;
        }
        if (mutation == Mutation.Paused) factory.pause();
        if (mutation == Mutation.Paused) return DropBase.MintingPaused.selector;
        if (uint256(mutation) <= uint256(Mutation.Total)) return _mutateQuantity(plan, mutation);
        if (mutation == Mutation.AnotherMinter) {
            plan.minter = makeAddr("mallory");
            return plan.way == Way.Permit ? AddressMismatch.selector : DropBase.NotListed.selector;
        }
        if (mutation == Mutation.Quantity || mutation == Mutation.Price) {
            if (mutation == Mutation.Quantity) plan.permit.maxQty ^= 1 << (seed >> 50) % 8;
            else plan.permit.unitPrice ^= 1 << (seed >> 50) % 8;
            plan.value = plan.quantity * plan.permit.unitPrice;
            return plan.way == Way.Permit ? CheckFail.selector : DropBase.NotListed.selector;
        }
        return _mutatePermit(plan, mutation, seed);
    }

    function _mutateQuantity(Scenario memory plan, Mutation mutation) private returns (bytes4) {
        if (mutation == Mutation.PerMint) plan.quantity = 4;
        if (mutation == Mutation.PerAddress) {
            plan.permit.nonce = 2;
            (plan.v, plan.r, plan.s) = sign(plan.drop, plan.permit);
            plan.quantity = 3;
            plan.value = 3 * plan.permit.unitPrice;
            (bool ok,) = _run(plan);
            assertTrue(ok);
            plan.permit.nonce = 1;
            (plan.v, plan.r, plan.s) = sign(plan.drop, plan.permit);
        }
        if (mutation == Mutation.Total) {
            vm.prank(creator);
            plan.drop.lowerTotal(1);
            plan.quantity = 2;
        }
        plan.value = plan.quantity * plan.permit.unitPrice;
        return DropBase.QuantityTooHigh.selector;
    }

    function _mutatePermit(Scenario memory plan, Mutation mutation, uint256 seed) private returns (bytes4) {
        if (mutation == Mutation.Phase) {
            plan.permit.phaseId += 1 + seed % 3;
            return DropBase.PermitOfAnotherPhase.selector;
        }
        if (mutation == Mutation.Deadline) {
            plan.permit.deadline = plan.time - 1;
            (plan.v, plan.r, plan.s) = sign(plan.drop, plan.permit);
            return DropBase.PermitExpired.selector;
        }
        if (mutation == Mutation.Used) {
            (plan.quantity, plan.value) = (1, plan.permit.unitPrice);
            (bool ok,) = _run(plan);
            assertTrue(ok);
            return DropBase.PermitUsed.selector;
        }
        if (mutation == Mutation.Signature) {
            uint256 kind = seed >> 60;
            if (kind % 4 == 0) plan.v = plan.v == 27 ? 28 : 27;
            if (kind % 4 == 1) plan.r ^= bytes32(uint256(1) << (seed % 256));
            if (kind % 4 == 2) (plan.v, plan.s) = (plan.v == 27 ? 28 : 27, bytes32(N - uint256(plan.s)));
            if (kind % 4 == 3) plan.v -= 27;
            return CheckFail.selector;
        }
        vm.warp(block.timestamp + 11 days);
        DropBase.Terms memory terms = white();
        vm.prank(creator);
        plan.drop.setPhase(terms);
        plan.time = block.timestamp;
        return DropBase.WhiteListOnly.selector;
    }

    function _run(Scenario memory plan) private returns (bool, bytes memory) {
        vm.warp(plan.time);
        bytes memory call = abi.encodeCall(DropBase.mintWithPermit, (plan.quantity, plan.permit, plan.v, plan.r, plan.s));
        if (plan.way == Way.All) call = abi.encodeCall(DropBase.mint, (plan.quantity));
        if (plan.way == Way.List) {
            call = abi.encodeCall(DropBase.mintWithProof, (plan.quantity, plan.permit.maxQty, plan.permit.unitPrice, proofOf(0)));
        }
        deal(plan.minter, plan.value);
        vm.prank(plan.minter);
        return address(plan.drop).call{value: plan.value}(call);
    }
}
