// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {InsufficientAmount, InvalidAmount, InvalidCurrency} from "../../src/lib/Errors.sol";
import {Commitments} from "../../src/names/Commitments.sol";
import {NameController} from "../../src/names/NameController.sol";
import {NameRegistry} from "../../src/names/NameRegistry.sol";
import {PriceOracle} from "../../src/names/PriceOracle.sol";
import {Resolver} from "../../src/names/Resolver.sol";
import {NamesFixture} from "./NamesFixture.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";

/// @notice One seed makes a cart that would be registered; one change of it reverts with the error that says so; without the change it
/// goes through.
contract NamesMutationTest is NamesFixture {
    enum Mutation {
        Label,
        Held,
        InGrace,
        ShortDuration,
        LongDuration,
        ForeignResolver,
        NoResolver,
        BadRecord,
        MaxPrice,
        MaxTotal,
        Value,
        Currency,
        ValueBesideCurrency,
        NoPromise,
        TooNew,
        TooOld,
        ChangedAfterPromise,
        EmptyCart,
        ProofMissing,
        ReservedLabel,
        Paused,
        NoHolder,
        StaleFeed,
        NegativeFeed,
        FeedOutOfBand
    }

    struct Scenario {
        Commitments.Registration[] cart;
        address currency;
        uint256 age;
        uint256 value;
        uint256 maxTotal;
        bool promised;
        uint256 changedField;
        bool empty;
        bool dropProof;
        bool paused;
    }

    address private payer = makeAddr("payer");

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
        Scenario memory plan = _plan(seed, mutation);
        uint256 clean = vm.snapshotState();
        bytes4 expected = _mutate(plan, mutation, seed);
        (bool ok, bytes memory reason) = _run(plan);
        assertFalse(ok, "a changed cart went through");
        assertEq(bytes4(reason), expected, vm.toString(uint256(mutation)));
        vm.revertToState(clean);
        plan = _plan(seed, mutation);
        (ok, reason) = _run(plan);
        assertTrue(ok, "the cart is valid");
        _check(plan, abi.decode(reason, (uint256)));
    }

    function _plan(uint256 seed, Mutation mutation) private view returns (Scenario memory plan) {
        uint256 size = 1 + (seed >> 16) % 4;
        plan.cart = new Commitments.Registration[](size);
        for (uint256 i; i < size; ++i) {
            address holder = address(uint160(uint256(keccak256(abi.encode(seed, i))) | 1));
            plan.cart[i] = item(string.concat("n", vm.toString((seed >> 32) % 1e9), "-", vm.toString(i)), holder);
            plan.cart[i].duration = 28 days + (seed >> (40 + i)) % 3000 days;
            if ((seed >> (50 + i)) & 1 == 1) plan.cart[i].records = none();
        }
        bool native = mutation == Mutation.Value || mutation == Mutation.StaleFeed || mutation == Mutation.NegativeFeed
            || mutation == Mutation.FeedOutOfBand || (mutation != Mutation.ValueBesideCurrency && (seed >> 20) & 1 == 1);
        plan.currency = native ? address(0) : address(dollars);
        plan.value = native ? 5 ether : 0;
        plan.maxTotal = 10_000 ether;
        plan.age = 60 + (seed >> 24) % (1 days - 60);
        plan.promised = true;
    }

    function _mutate(Scenario memory plan, Mutation mutation, uint256 seed) private returns (bytes4) {
        uint256 i = (seed >> 60) % plan.cart.length;
        Commitments.Registration memory one = plan.cart[i];
        if (mutation == Mutation.Label) {
            one.label = "no.label";
            return NameRegistry.LabelInvalid.selector;
        }
        if (mutation == Mutation.Held || mutation == Mutation.InGrace) {
            buy(one.label, payer);
            if (mutation == Mutation.InGrace) skip(365 days + 89 days);
            return NameRegistry.LabelUnavailable.selector;
        }
        if (mutation == Mutation.ShortDuration) {
            one.duration = (seed >> 70) % 28 days;
            return NameController.DurationTooShort.selector;
        }
        if (mutation == Mutation.LongDuration) {
            one.duration = 36_501 days + (seed >> 70);
            return NameRegistry.DurationInvalid.selector;
        }
        if (mutation == Mutation.ForeignResolver) {
            one.resolver = address(uint160(uint256(keccak256(abi.encode(seed)))));
            return NameRegistry.ResolverNotAllowed.selector;
        }
        if (mutation == Mutation.NoResolver) {
            (one.resolver, one.records) = (address(0), someRecords(one.holder));
            return NameController.RecordsNeedResolver.selector;
        }
        if (mutation == Mutation.BadRecord) {
            one.records = someRecords(one.holder);
            one.records.addresses[0].value = hex"00";
            return Resolver.CoinAddressInvalid.selector;
        }
        if (mutation == Mutation.MaxPrice) {
            one.maxPrice = _cost(one, plan.currency) - 1;
            return NameController.PriceTooHigh.selector;
        }
        if (mutation == Mutation.MaxTotal || mutation == Mutation.Value) {
            uint256 total;
            for (uint256 k; k < plan.cart.length; ++k) {
                total += _cost(plan.cart[k], plan.currency);
            }
            if (mutation == Mutation.Value) plan.value = total - 1;
            else plan.maxTotal = total - 1;
            return mutation == Mutation.Value ? InsufficientAmount.selector : NameController.TotalTooHigh.selector;
        }
        if (mutation == Mutation.Currency) {
            (plan.currency, plan.value) = (makeAddr("no currency"), 0);
            return InvalidCurrency.selector;
        }
        if (mutation == Mutation.ValueBesideCurrency) {
            plan.value = 1;
            return InvalidAmount.selector;
        }
        return _mutateMore(plan, mutation, seed, one);
    }

    function _mutateMore(Scenario memory plan, Mutation mutation, uint256 seed, Commitments.Registration memory one)
        private
        returns (bytes4)
    {
        if (mutation == Mutation.NoPromise) {
            plan.promised = false;
            return Commitments.CommitmentUnknown.selector;
        }
        if (mutation == Mutation.TooNew) {
            plan.age = (seed >> 70) % 60;
            return Commitments.CommitmentTooNew.selector;
        }
        if (mutation == Mutation.TooOld) {
            plan.age = 1 days + 1 + (seed >> 70) % 365 days;
            return Commitments.CommitmentTooOld.selector;
        }
        if (mutation == Mutation.ChangedAfterPromise) {
            plan.changedField = 1 + (seed >> 70) % 8;
            return plan.cart.length == 1 ? Commitments.CommitmentUnknown.selector : Commitments.CartMixed.selector;
        }
        if (mutation == Mutation.EmptyCart || mutation == Mutation.ProofMissing) {
            (plan.empty, plan.dropProof) = (mutation == Mutation.EmptyCart, mutation == Mutation.ProofMissing);
            return Commitments.CartInvalid.selector;
        }
        if (mutation == Mutation.ReservedLabel) {
            bytes32[] memory hashes = new bytes32[](1);
            hashes[0] = keccak256(bytes(one.label));
            controller.setReserved(hashes, true);
            return NameController.Reserved.selector;
        }
        if (mutation == Mutation.Paused) {
            plan.paused = true;
            return Pausable.EnforcedPause.selector;
        }
        if (mutation == Mutation.NoHolder) {
            one.holder = address(0);
            return IERC721Errors.ERC721InvalidReceiver.selector;
        }
        if (mutation == Mutation.StaleFeed) feed.set(2000e8, 1);
        if (mutation == Mutation.NegativeFeed) feed.set(-2000e8, block.timestamp);
        if (mutation == Mutation.FeedOutOfBand) feed.set(1, block.timestamp);
        if (mutation == Mutation.StaleFeed) return PriceOracle.PriceStale.selector;
        return mutation == Mutation.NegativeFeed ? PriceOracle.PriceNegative.selector : PriceOracle.PriceOutOfBand.selector;
    }

    function _run(Scenario memory plan) private returns (bool ok, bytes memory answer) {
        (bytes32 root, bytes32[][] memory proofs) = tree(plan.cart, plan.currency);
        if (plan.promised) controller.commit(root);
        skip(plan.age);
        _change(plan);
        if (plan.empty) (plan.cart, proofs) = (new Commitments.Registration[](0), new bytes32[][](0));
        if (plan.dropProof) proofs = new bytes32[][](plan.cart.length - 1);
        if (plan.paused) controller.pause();
        deal(payer, plan.value);
        vm.startPrank(payer);
        dollars.take(10_000e6);
        dollars.approve(address(controller), type(uint256).max);
        bytes memory call = abi.encodeCall(controller.register, (plan.cart, proofs, plan.currency, plan.maxTotal));
        (ok, answer) = address(controller).call{value: plan.value}(call);
        vm.stopPrank();
    }

    function _change(Scenario memory plan) private view {
        Commitments.Registration memory one = plan.cart[plan.cart.length - 1];
        if (plan.changedField == 1) one.label = string.concat(one.label, "x");
        if (plan.changedField == 2) one.holder = payer;
        if (plan.changedField == 3) one.duration ^= 1;
        if (plan.changedField == 4) one.secret ^= bytes32(uint256(1));
        if (plan.changedField == 5) one.resolver = address(0);
        if (plan.changedField == 6) one.records = someRecords(payer);
        if (plan.changedField == 7) one.maxPrice ^= 1;
        if (plan.changedField == 8) plan.currency = plan.currency == address(0) ? address(dollars) : address(0);
    }

    function _check(Scenario memory plan, uint256 total) private view {
        uint256 sum;
        for (uint256 i; i < plan.cart.length; ++i) {
            uint256 id = uint256(keccak256(bytes(plan.cart[i].label)));
            assertEq(registry.ownerOf(id), plan.cart[i].holder);
            assertEq(registry.expirationOf(id), block.timestamp + plan.cart[i].duration);
            assertEq(registry.labelOf(id), plan.cart[i].label);
            sum += _cost(plan.cart[i], plan.currency);
        }
        assertEq(total, sum);
        assertEq(controller.credits(treasury, plan.currency), sum);
        if (plan.currency == address(0)) assertEq(payer.balance, plan.value - sum);
    }

    function _cost(Commitments.Registration memory one, address currency) private view returns (uint256 cost) {
        (cost,) = oracle.price(bytes(one.label).length, 0, one.duration, currency);
    }
}
