// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AddressMismatch, CheckFail, InsufficientAmount, ValidationFailed, ZeroAddress} from "../../src/lib/Errors.sol";
import {Commitments} from "../../src/names/Commitments.sol";
import {FixedFeed} from "../../src/names/FixedFeed.sol";
import {NameController} from "../../src/names/NameController.sol";
import {NameRegistry} from "../../src/names/NameRegistry.sol";
import {PriceOracle} from "../../src/names/PriceOracle.sol";
import {Contract1271, FeeOnTransfer, GasBurner, Reenterer, ReturnBomb, RevertingReceiver} from "../actors/Hostile.sol";
import {NamesFixture} from "./NamesFixture.sol";
import {IAccessManaged} from "@openzeppelin/contracts/access/manager/IAccessManaged.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";

contract NameControllerTest is NamesFixture {
    address private alice = makeAddr("alice");
    address private bob = makeAddr("bob");

    function test_aCartIsRegisteredAtOnceAndTheRestComesBack() public {
        Commitments.Registration[] memory cart = _cart(5);
        uint256 total = buy(cart, alice);
        assertEq(alice.balance, 3000 ether - total);
        assertEq(controller.credits(treasury, address(0)), total);
        uint256 quoted;
        for (uint256 i; i < cart.length; ++i) {
            assertEq(registry.ownerOf(uint256(keccak256(bytes(cart[i].label)))), bob);
            (uint256 base, uint256 premium) = oracle.price(bytes(cart[i].label).length, 0, 365 days, address(0));
            quoted += base + premium;
        }
        assertEq(total, quoted);
        vm.prank(treasury);
        controller.withdrawCredit(address(0), treasury);
        assertEq(treasury.balance, total);
        assertEq(address(controller).balance, 0);
    }

    function test_aCartOfOneFeedCurrencyIsPaidByAllowance() public {
        Commitments.Registration[] memory cart = _cart(3);
        (bytes32 root, bytes32[][] memory proofs) = tree(cart, address(dollars));
        controller.commit(root);
        skip(60);
        vm.startPrank(alice);
        dollars.take(1000e6);
        dollars.approve(address(controller), type(uint256).max);
        uint256 total = controller.register(cart, proofs, address(dollars), 1000e6);
        assertEq(dollars.balanceOf(alice), 1000e6 - total);
        assertEq(controller.credits(treasury, address(dollars)), total);
    }

    function test_aPriceIsAsItWillBeCharged() public {
        (uint256 base, uint256 premium) = controller.price("mortar", 365 days, address(0));
        assertEq(buy(single(item("mortar", alice)), alice), base + premium);
        uint256 end = registry.expirationOf(uint256(keccak256("mortar")));
        vm.warp(end + registry.GRACE() + 1 days + 1);
        (, premium) = controller.price("mortar", 365 days, address(0));
        assertGt(premium, 24 ether, "half of 100,000 dollars at 2,000 each");
        vm.warp(end + registry.GRACE() + 21 days + 1);
        (, premium) = controller.price("mortar", 365 days, address(0));
        assertEq(premium, 0);
    }

    /// @notice N5: who reads a cart in the mempool can neither take a name of it nor stop the rest.
    function test_whoSendsAPartOfACartFirstOnlyPaysForIt() public {
        Commitments.Registration[] memory cart = _cart(3);
        (bytes32 root, bytes32[][] memory proofs) = tree(cart, address(0));
        vm.prank(alice);
        controller.commit(root);
        skip(61);
        Commitments.Registration[] memory part = single(cart[1]);
        bytes32[][] memory partProof = new bytes32[][](1);
        partProof[0] = proofs[1];
        address mallory = makeAddr("mallory");
        deal(mallory, 1 ether);
        vm.prank(mallory);
        controller.register{value: 1 ether}(part, partProof, address(0), 1 ether);
        assertEq(registry.ownerOf(uint256(keccak256(bytes(cart[1].label)))), bob, "it is still the promised holder's");
        (cart[1], proofs[1]) = (cart[2], proofs[2]);
        assembly {
            mstore(cart, 2)
            mstore(proofs, 2)
        }
        deal(alice, 1 ether);
        vm.prank(alice);
        controller.register{value: 1 ether}(cart, proofs, address(0), 1 ether);
        assertEq(registry.balanceOf(bob), 3);
    }

    function test_aPromiseIsNotMadeYoungerByMakingItAgain() public {
        controller.commit("root");
        vm.expectRevert(abi.encodeWithSelector(Commitments.CommitmentStands.selector, bytes32("root")));
        vm.prank(bob);
        controller.commit("root");
        skip(controller.MAX_COMMITMENT_AGE() + 1);
        controller.commit("root");
        assertEq(controller.commitments("root"), block.timestamp);
    }

    /// @notice N6: ages hold on a chain whose clock has only begun, where an unknown promise isn't an old one.
    function test_aYoungChainKnowsNoPromiseEither() public {
        vm.warp(1);
        feed.set(2000e8, 1);
        Commitments.Registration[] memory cart = single(item("mortar", alice));
        (bytes32 root, bytes32[][] memory proofs) = tree(cart, address(0));
        vm.expectRevert(abi.encodeWithSelector(Commitments.CommitmentUnknown.selector, root));
        controller.register(cart, proofs, address(0), 1 ether);
    }

    /// @notice Incident 17, ENS C4 M-03: payers that are contracts get their excess too, whatever their code does.
    function test_contractsPay() public {
        address[3] memory payers = [address(new Contract1271(alice)), address(new RevertingReceiver()), address(new ReturnBomb())];
        string[3] memory names = ["wallet", "reverting", "returnbomb"];
        for (uint256 i; i < payers.length; ++i) {
            uint256 before = controller.credits(treasury, address(0));
            (uint256 base,) = controller.price(names[i], 365 days, address(0));
            Commitments.Registration[] memory cart = single(item(names[i], bob));
            (bytes32 root, bytes32[][] memory proofs) = tree(cart, address(0));
            controller.commit(root);
            skip(61);
            bytes memory call = abi.encodeCall(controller.register, (cart, proofs, address(0), 1 ether));
            deal(payers[i], 1 ether);
            (bool ok,) = Contract1271(payable(payers[i])).act(address(controller), 1 ether, call);
            assertTrue(ok, names[i]);
            assertEq(payers[i].balance + controller.credits(payers[i], address(0)), 1 ether - base);
            assertEq(controller.credits(treasury, address(0)), before + base);
        }
        assertEq(payers[0].balance, 1 ether - _base("wallet"));
        assertGt(controller.credits(payers[1], address(0)), 0);
    }

    function test_aPayerThatBurnsItsGasHarmsItselfAlone() public {
        GasBurner burner = new GasBurner();
        Commitments.Registration[] memory cart = single(item("mortar", bob));
        (bytes32 root, bytes32[][] memory proofs) = tree(cart, address(0));
        controller.commit(root);
        skip(61);
        deal(address(burner), 1 ether);
        bytes memory call = abi.encodeCall(controller.register, (cart, proofs, address(0), 1 ether));
        (bool ok,) = address(burner).call{gas: 30_000_000}(abi.encodeCall(burner.act, (address(controller), 1 ether, call)));
        assertTrue(ok);
        buy(single(item("others", bob)), alice);
        assertEq(registry.ownerOf(uint256(keccak256("others"))), bob);
    }

    function test_aRefundCannotComeIn() public {
        Reenterer reenterer = new Reenterer();
        string[] memory list = labels("mortar");
        buy("mortar", bob);
        reenterer.arm(address(controller), abi.encodeCall(controller.renew, (list, 1 days, address(0), 1 ether)));
        deal(address(reenterer), 1 ether);
        reenterer.act(address(controller), 1 ether, abi.encodeCall(controller.renew, (list, 365 days, address(0), 1 ether)));
        assertTrue(reenterer.tried());
        assertFalse(reenterer.succeeded());
    }

    function test_aCurrencyThatKeepsAPartIsRefused() public {
        FeeOnTransfer token = new FeeOnTransfer();
        oracle.setFeed(address(token), new FixedFeed(1e8), 1, 18, 1, 2e8);
        buy("mortar", alice);
        token.mint(alice, 100e18);
        vm.startPrank(alice);
        token.approve(address(controller), type(uint256).max);
        vm.expectRevert(ValidationFailed.selector);
        controller.renew(labels("mortar"), 365 days, address(token), 100e18);
    }

    function test_anybodyRenewsFromTheEndAndInGrace() public {
        uint256 id = buy("mortar", alice);
        uint256 end = registry.expirationOf(id);
        deal(bob, 1 ether);
        vm.startPrank(bob);
        uint256 total = controller.renew{value: 1 ether}(labels("mortar"), 30 days, address(0), 1 ether);
        assertEq(bob.balance, 1 ether - total);
        assertEq(registry.expirationOf(id), end + 30 days);
        vm.warp(end + 30 days + registry.GRACE());
        controller.renew{value: 1 ether / 2}(labels("mortar"), 91 days, address(0), 1 ether);
        assertEq(registry.expirationOf(id), end + 121 days);
        assertEq(registry.ownerOf(id), alice);
        vm.warp(end + 121 days + registry.GRACE() + 1);
        vm.expectRevert(abi.encodeWithSelector(NameRegistry.NotRenewable.selector, id));
        controller.renew{value: 1}(labels("mortar"), 1, address(0), 1 ether);
    }

    function test_renewalsOfSeveralNamesAreOnePayment() public {
        Commitments.Registration[] memory cart = _cart(3);
        buy(cart, alice);
        string[] memory list = new string[](3);
        for (uint256 i; i < 3; ++i) {
            list[i] = cart[i].label;
        }
        deal(bob, 1 ether);
        vm.startPrank(bob);
        vm.expectRevert(Commitments.CartInvalid.selector);
        controller.renew(new string[](0), 1, address(0), 1 ether);
        uint256 cost = 3 * _base("fiveplus");
        vm.expectRevert(abi.encodeWithSelector(NameController.TotalTooHigh.selector, cost, cost - 1));
        controller.renew{value: cost}(list, 365 days, address(0), cost - 1);
        vm.expectRevert(InsufficientAmount.selector);
        controller.renew{value: cost - 1}(list, 365 days, address(0), cost);
        assertEq(controller.renew{value: cost}(list, 365 days, address(0), cost), cost);
    }

    function test_aHolderMayCloseRenewalsForOthers() public {
        uint256 id = buy("mortar", alice);
        vm.expectRevert(AddressMismatch.selector);
        controller.setRenewalClosed(id, true);
        vm.prank(alice);
        controller.setRenewalClosed(id, true);
        vm.expectRevert(abi.encodeWithSelector(NameController.RenewalIsClosed.selector, id));
        controller.renew{value: 1 ether}(labels("mortar"), 1, address(0), 1 ether);
        deal(alice, 1 ether);
        vm.startPrank(alice);
        controller.renew{value: 1 ether}(labels("mortar"), 1 days, address(0), 1 ether);
        registry.transferFrom(alice, bob, id);
        assertFalse(controller.isRenewalClosed(id), "the next holder decides anew");
        vm.stopPrank();
        vm.startPrank(bob);
        controller.setRenewalClosed(id, true);
        controller.setRenewalClosed(id, false);
        assertFalse(controller.isRenewalClosed(id));
    }

    function test_theWhitelistGivesReservedLabelsToItsHolder() public {
        bytes32[] memory hashes = new bytes32[](1);
        hashes[0] = keccak256("mortar");
        controller.setReserved(hashes, true);
        NameController.Whitelist memory permit = permitFor("mortar", alice);
        bytes memory signature = sign(signerKey, controller.hashWhitelist(permit));
        deal(bob, 1 ether);
        vm.startPrank(bob);
        uint256 cost = controller.registerWhitelisted{value: 1 ether}(permit, signature);
        assertEq(cost, _base("mortar"));
        uint256 id = uint256(keccak256("mortar"));
        assertEq(registry.ownerOf(id), alice);
        assertTrue(registry.domainOf(id).whitelisted);
        vm.expectRevert(abi.encodeWithSelector(NameController.PermitUsed.selector, permit.nonce));
        controller.registerWhitelisted{value: 1 ether / 2}(permit, signature);
    }

    function test_aPermitCapsThePrice() public {
        NameController.Whitelist memory permit = permitFor("mortar", alice);
        permit.maxPrice = 0;
        assertEq(controller.registerWhitelisted(permit, sign(signerKey, controller.hashWhitelist(permit))), 0);
    }

    /// @notice N12 and X6: no bit of a permit can change, and no other signer, chain or contract makes one.
    function test_noOtherPermitHolds() public {
        uint256 clean = vm.snapshotState();
        for (uint256 field; field < 9; ++field) {
            _otherPermit(field);
            vm.revertToState(clean);
        }
    }

    function _otherPermit(uint256 field) private {
        NameController.Whitelist memory permit = permitFor("mortar", alice);
        bytes memory signature = sign(signerKey, controller.hashWhitelist(permit));
        if (field == 0) permit.label = "mortaR";
        if (field == 1) permit.holder = bob;
        if (field == 2) permit.duration ^= 1;
        if (field == 3) permit.maxPrice ^= 1;
        if (field == 4) permit.deadline ^= 1;
        if (field == 5) permit.nonce ^= 1;
        if (field == 6) vm.chainId(5);
        if (field == 7) signature = sign(signerKey ^ 1, controller.hashWhitelist(permit));
        if (field == 8) controller.setSettings(oracle, treasury, bob);
        vm.expectRevert(CheckFail.selector);
        controller.registerWhitelisted{value: 1 ether}(permit, signature);
        if (field == 0) permit.label = "mortar";
        if (field == 1) permit.holder = alice;
        if (field == 2) permit.duration ^= 1;
        if (field == 3) permit.maxPrice ^= 1;
        if (field == 4) permit.deadline ^= 1;
        if (field == 5) permit.nonce ^= 1;
        if (field == 6) vm.chainId(31_337);
        if (field == 7) signature = sign(signerKey, controller.hashWhitelist(permit));
        if (field == 8) controller.setSettings(oracle, treasury, signer);
        controller.registerWhitelisted{value: 1 ether}(permit, signature);
    }

    function test_aLatePermitIsOver() public {
        NameController.Whitelist memory permit = permitFor("mortar", alice);
        bytes memory signature = sign(signerKey, controller.hashWhitelist(permit));
        vm.warp(permit.deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(NameController.PermitExpired.selector, permit.deadline));
        controller.registerWhitelisted(permit, signature);
    }

    function test_aGuardianStopsOnlyWhatIsNew() public {
        buy("mortar", alice);
        controller.pause();
        vm.expectRevert(Pausable.EnforcedPause.selector);
        controller.commit("root");
        NameController.Whitelist memory permit = permitFor("others", alice);
        vm.expectRevert(Pausable.EnforcedPause.selector);
        controller.registerWhitelisted(permit, "");
        controller.renew{value: 1 ether}(labels("mortar"), 1 days, address(0), 1 ether);
        vm.prank(treasury);
        controller.withdrawCredit(address(0), treasury);
        controller.unpause();
        controller.commit("root");
    }

    function test_onlyRolesReachWhatIsTheirs() public {
        bytes memory denied = abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, alice);
        vm.startPrank(alice);
        vm.expectRevert(denied);
        controller.pause();
        vm.expectRevert(denied);
        controller.unpause();
        vm.expectRevert(denied);
        controller.setSettings(oracle, alice, alice);
        vm.expectRevert(denied);
        controller.setReserved(new bytes32[](0), true);
    }

    function test_settingsNameSomebody() public {
        vm.expectRevert(ZeroAddress.selector);
        controller.setSettings(PriceOracle(address(0)), treasury, signer);
        vm.expectRevert(ZeroAddress.selector);
        controller.setSettings(oracle, address(0), signer);
        vm.expectRevert(ZeroAddress.selector);
        controller.setSettings(oracle, treasury, address(0));
    }

    function _base(string memory label) private view returns (uint256 base) {
        (base,) = oracle.price(bytes(label).length, 0, 365 days, address(0));
    }

    function _cart(uint256 size) private view returns (Commitments.Registration[] memory cart) {
        cart = new Commitments.Registration[](size);
        for (uint256 i; i < size; ++i) {
            cart[i] = item(string.concat("name-", vm.toString(i)), bob);
        }
    }

    receive() external payable {}
}
