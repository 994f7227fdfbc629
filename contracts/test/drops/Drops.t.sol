// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IAccessManaged} from "@openzeppelin/contracts/access/manager/IAccessManaged.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {ERC1155} from "solady/tokens/ERC1155.sol";
import {ERC721} from "solady/tokens/ERC721.sol";
import {LibClone} from "solady/utils/LibClone.sol";

import {DropBase} from "../../src/drops/DropBase.sol";
import {DropCollection} from "../../src/drops/DropCollection.sol";
import {DropMetadata} from "../../src/drops/DropMetadata.sol";
import {CheckFail, ConditionCheckFailed, InvalidAmount, ZeroAddress} from "../../src/lib/Errors.sol";
import {Contract1271, Reenterer, RevertingReceiver} from "../actors/Hostile.sol";
import {DropsFixture} from "./DropsFixture.sol";

contract DropsTest is DropsFixture {
    function test_aPermitMintsAtItsPriceForItsMinter() public {
        DropBase[2] memory both = drops();
        for (uint256 i; i < 2; ++i) {
            DropBase.MintPermit memory permit = permitOf(alice);
            (uint8 v, bytes32 r, bytes32 s) = sign(both[i], permit);
            vm.prank(alice);
            both[i].mintWithPermit{value: 3 * FEE / 4}(3, permit, v, r, s);
            assertEq(balanceOf(both[i], alice), 3);
            assertEq(both[i].mintedOf(1, alice), 3);
            assertEq(both[i].credits(creator, address(0)), 3 * FEE / 4);
        }
        assertEq(works.ownerOf(1), alice);
        assertEq(works.ownerOf(3), alice);
        assertEq(works.tokenURI(3), "ipfs://works/3");
        assertEq(copies.uri(1), "ipfs://copy");
        assertEq(copies.totalSupply(1), 3);
        assertEq(copies.totalSupply(2), 0);
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        works.tokenURI(4);
    }

    function test_aListMintsUpToItsQuantity() public {
        vm.startPrank(alice);
        works.mintWithProof{value: 3 * FEE / 2}(3, 4, FEE / 2, proofOf(0));
        works.mintWithProof{value: FEE / 2}(1, 4, FEE / 2, proofOf(0));
        vm.expectRevert(abi.encodeWithSelector(DropBase.QuantityTooHigh.selector, 5, 4));
        works.mintWithProof{value: FEE / 2}(1, 4, FEE / 2, proofOf(0));
        vm.startPrank(bob);
        works.mintWithProof(3, 9, 0, proofOf(1));
        works.mintWithProof(2, 9, 0, proofOf(1));
        vm.expectRevert(abi.encodeWithSelector(DropBase.QuantityTooHigh.selector, 6, 5));
        works.mintWithProof(1, 9, 0, proofOf(1));
    }

    function test_aPhaseForAllNeedsNoList() public {
        _next(open());
        vm.prank(bob);
        works.mint{value: 2 * FEE}(2);
        assertEq(works.balanceOf(bob), 2);
    }

    function test_theCreatorIsPaidAndNobodyElse() public {
        vm.prank(alice);
        works.mintWithProof{value: FEE}(2, 4, FEE / 2, proofOf(0));
        vm.prank(creator);
        works.withdrawCredit(address(0), creator);
        assertEq(creator.balance, FEE);
        vm.prank(alice);
        vm.expectRevert(InvalidAmount.selector);
        works.withdrawCredit(address(0), alice);
    }

    function test_termsStandWhileAPhaseRuns() public {
        vm.startPrank(creator);
        vm.expectRevert(DropBase.PhaseRuns.selector);
        works.setPhase(open());
        vm.warp(block.timestamp + 10 days);
        vm.expectRevert(DropBase.PhaseRuns.selector);
        works.setPhase(open());
        vm.warp(block.timestamp + 1);
        DropBase.Terms memory next = open();
        next.total = 51;
        vm.expectRevert(abi.encodeWithSelector(DropBase.QuantityTooHigh.selector, 51, 50));
        works.setPhase(next);
        next.total = 50;
        next.start += 1;
        works.setPhase(next);
        works.setPhase(next);
        assertEq(works.phaseId(), 3, "before it starts a phase can still be set anew");
    }

    function test_theTotalOnlyFalls() public {
        vm.prank(bob);
        works.mintWithProof(3, 9, 0, proofOf(1));
        vm.startPrank(creator);
        vm.expectRevert(abi.encodeWithSelector(DropBase.QuantityTooHigh.selector, 50, 50));
        works.lowerTotal(50);
        vm.expectRevert(abi.encodeWithSelector(DropBase.QuantityTooHigh.selector, 2, 50));
        works.lowerTotal(2);
        works.lowerTotal(3);
        assertEq(works.terms().total, 3);
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(DropBase.QuantityTooHigh.selector, 4, 3));
        vm.prank(bob);
        works.mintWithProof(1, 9, 0, proofOf(1));
    }

    function test_provenanceIsSaidOnceBeforeTheFirstMint() public {
        vm.prank(creator);
        works.setProvenance("order");
        assertEq(works.provenanceHash(), "order");
        vm.expectRevert(DropMetadata.Frozen.selector);
        vm.prank(creator);
        works.setProvenance("other");
        vm.prank(bob);
        copies.mintWithProof(1, 9, 0, proofOf(1));
        vm.expectRevert(DropMetadata.Frozen.selector);
        vm.prank(creator);
        copies.setProvenance("late");
    }

    function test_metadataCanBeFrozen() public {
        vm.startPrank(creator);
        works.setBaseURI("ipfs://other/");
        assertEq(works.baseURI(), "ipfs://other/");
        works.freezeMetadata();
        vm.expectRevert(DropMetadata.Frozen.selector);
        works.setBaseURI("ipfs://works/");
    }

    function test_aCollectionSaysWhatItIsUntilThatIsFrozen() public {
        assertEq(works.contractURI(), "");
        vm.startPrank(creator);
        vm.expectEmit(address(works));
        emit DropMetadata.ContractURIUpdated();
        works.setContractURI("ipfs://about");
        assertEq(works.contractURI(), "ipfs://about");
        works.freezeMetadata();
        vm.expectRevert(DropMetadata.Frozen.selector);
        works.setContractURI("ipfs://other");
        vm.stopPrank();
        vm.prank(creator);
        copies.setContractURI("ipfs://copies");
        assertEq(copies.contractURI(), "ipfs://copies");
    }

    function test_resalesPayTheCreator() public view {
        (address receiver, uint256 amount) = works.royaltyInfo(1, 10_001);
        assertEq(receiver, creator);
        assertEq(amount, 500);
        (, amount) = works.royaltyInfo(1, type(uint256).max);
        assertEq(amount, type(uint256).max / 20);
        assertTrue(works.supportsInterface(0x2a55205a) && works.supportsInterface(0x80ac58cd));
        assertTrue(copies.supportsInterface(0x2a55205a) && copies.supportsInterface(0xd9b67a26));
        assertFalse(works.supportsInterface(0xffffffff) || copies.supportsInterface(0xffffffff));
    }

    function test_aCollectionAlwaysHasACreator() public {
        vm.startPrank(creator);
        vm.expectRevert(ZeroAddress.selector);
        works.renounceOwnership();
        works.transferOwnership(bob);
        assertEq(works.owner(), creator, "until it is accepted");
        vm.stopPrank();
        vm.prank(bob);
        works.acceptOwnership();
        assertEq(works.owner(), bob);
        assertEq(works.name(), "Works");
        assertEq(works.symbol(), "WRK");
        assertEq(copies.name(), "Copies");
    }

    /// @notice D9: neither a clone nor what it is a clone of can be begun again.
    function test_initializingHappensOnce() public {
        address[4] memory drops_ = [address(works), address(copies), factory.SINGLE_WORKS(), factory.COPIES()];
        for (uint256 i; i < 4; ++i) {
            vm.expectRevert(Initializable.InvalidInitialization.selector);
            DropBase(drops_[i]).initialize(alice, "", "", "", open());
        }
        DropCollection bare = DropCollection(LibClone.clone(factory.SINGLE_WORKS()));
        vm.expectRevert(ZeroAddress.selector);
        bare.initialize(address(0), "", "", "", open());
    }

    function test_anAddressIsKnownBefore() public {
        address expected = factory.addressOf(alice, true, "salt");
        vm.prank(alice);
        assertEq(factory.createDrop(true, "A", "A", "", open(), "salt"), expected);
        assertTrue(factory.isDrop(expected));
        assertFalse(factory.isDrop(address(this)));
        assertTrue(expected != factory.addressOf(bob, true, "salt") && expected != factory.addressOf(alice, false, "salt"));
    }

    function test_aGuardianStopsMintsAndNewDropsOnly() public {
        vm.prank(bob);
        works.mintWithProof(1, 9, 0, proofOf(1));
        vm.prank(alice);
        works.mintWithProof{value: FEE / 2}(1, 4, FEE / 2, proofOf(0));
        factory.pause();
        vm.expectRevert(Pausable.EnforcedPause.selector);
        factory.createDrop(false, "", "", "", open(), 0);
        vm.expectRevert(DropBase.MintingPaused.selector);
        vm.prank(bob);
        works.mintWithProof(1, 9, 0, proofOf(1));
        vm.prank(bob);
        works.transferFrom(bob, alice, 1);
        vm.prank(creator);
        works.withdrawCredit(address(0), creator);
        factory.unpause();
        vm.prank(bob);
        works.mintWithProof(1, 9, 0, proofOf(1));
    }

    function test_onlyRolesAndOwnersReachWhatIsTheirs() public {
        vm.startPrank(alice);
        bytes memory denied = abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, alice);
        vm.expectRevert(denied);
        factory.pause();
        vm.expectRevert(denied);
        factory.unpause();
        bytes memory stranger = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, alice);
        vm.expectRevert(stranger);
        works.setPhase(open());
        vm.expectRevert(stranger);
        works.lowerTotal(1);
        vm.expectRevert(stranger);
        works.setProvenance("");
        vm.expectRevert(stranger);
        works.setBaseURI("");
        vm.expectRevert(stranger);
        works.setContractURI("");
        vm.expectRevert(stranger);
        works.freezeMetadata();
    }

    /// @notice X4, zombie listings: a token that went and came back has another epoch.
    function test_everyTransferIsAnEpoch() public {
        vm.prank(bob);
        works.mintWithProof(1, 9, 0, proofOf(1));
        assertEq(works.epochOf(1), 0);
        vm.prank(bob);
        works.transferFrom(bob, alice, 1);
        vm.prank(alice);
        works.transferFrom(alice, bob, 1);
        assertEq(works.epochOf(1), 2);
        assertEq(works.ownerOf(1), bob);
    }

    function test_whoHoldsATokenMayBurnIt() public {
        vm.prank(bob);
        works.mintWithProof(3, 9, 0, proofOf(1));
        vm.prank(alice);
        vm.expectRevert(ERC721.NotOwnerNorApproved.selector);
        works.burn(1);
        vm.prank(creator);
        vm.expectRevert(ERC721.NotOwnerNorApproved.selector);
        works.burn(1);
        vm.startPrank(bob);
        works.approve(alice, 1);
        vm.expectEmit(address(works));
        emit ERC721.Transfer(bob, address(0), 2);
        works.burn(2);
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        works.burn(2);
        vm.stopPrank();
        vm.prank(alice);
        works.burn(1);
        assertEq(works.balanceOf(bob), 1);
        assertEq(works.totalMinted() - works.totalBurned(), 1);
        vm.prank(bob);
        works.mintWithProof(2, 9, 0, proofOf(1));
        assertEq(works.ownerOf(5), bob, "a number is given out once");
        vm.expectRevert(abi.encodeWithSelector(DropBase.QuantityTooHigh.selector, 6, 5));
        vm.prank(bob);
        works.mintWithProof(1, 9, 0, proofOf(1));
    }

    function test_whoHoldsCopiesMayBurnThem() public {
        vm.prank(bob);
        copies.mintWithProof(3, 9, 0, proofOf(1));
        vm.prank(alice);
        vm.expectRevert(ERC1155.NotOwnerNorApproved.selector);
        copies.burn(bob, 1, 1);
        vm.startPrank(bob);
        copies.burn(bob, 1, 1);
        vm.expectRevert(ERC1155.InsufficientBalance.selector);
        copies.burn(bob, 1, 3);
        copies.setApprovalForAll(alice, true);
        vm.stopPrank();
        vm.prank(alice);
        copies.burn(bob, 1, 1);
        assertEq(copies.balanceOf(bob, 1), 1);
        assertEq(copies.totalSupply(1), 1);
        assertEq(copies.totalMinted(), 3);
    }

    function test_nativeCurrencyIsNotLostInATransfer() public {
        vm.startPrank(bob);
        works.mintWithProof(1, 9, 0, proofOf(1));
        vm.expectRevert(InvalidAmount.selector);
        works.transferFrom{value: 1}(bob, alice, 1);
        vm.expectRevert(InvalidAmount.selector);
        works.approve{value: 1}(alice, 1);
        works.approve(alice, 1);
        assertEq(works.getApproved(1), alice);
    }

    /// @notice D6 and incident 7: who is called while it mints can't mint more than it may, in either collection.
    function test_aMinterThatComesInAgainGetsNoMore() public {
        Reenterer minter = new Reenterer();
        DropBase.Terms memory terms = open();
        terms.fee = 0;
        vm.prank(creator);
        DropBase free = DropBase(factory.createDrop(true, "", "", "", terms, "free"));
        minter.arm(address(free), abi.encodeCall(DropBase.mint, (3)));
        (bool ok,) = minter.act(address(free), 0, abi.encodeCall(DropBase.mint, (3)));
        assertTrue(ok && minter.tried() && !minter.succeeded());
        assertEq(free.totalMinted(), 3);
        vm.prank(creator);
        DropBase single = DropBase(factory.createDrop(false, "", "", "", terms, "free"));
        minter.arm(address(single), abi.encodeCall(DropBase.mint, (3)));
        minter.act(address(single), 0, abi.encodeCall(DropBase.mint, (3)));
        assertFalse(minter.tried(), "an ERC-721 calls nobody");
    }

    function test_aContractThatTakesNothingLosesNothing() public {
        RevertingReceiver minter = new RevertingReceiver();
        DropBase.Terms memory terms = open();
        vm.prank(creator);
        DropBase drop = DropBase(factory.createDrop(true, "", "", "", terms, "x"));
        deal(address(minter), FEE);
        (bool ok,) = minter.act(address(drop), FEE, abi.encodeCall(DropBase.mint, (1)));
        assertFalse(ok);
        assertEq(address(minter).balance, FEE);
        assertEq(drop.totalMinted(), 0);
    }

    /// @notice A wallet that is a contract may sign for the white list.
    function test_theSignerMayBeAContract() public {
        DropBase.Terms memory terms = white();
        terms.signer = address(new Contract1271(signer));
        vm.prank(creator);
        DropBase drop = DropBase(factory.createDrop(false, "", "", "", terms, "1271"));
        DropBase.MintPermit memory permit = permitOf(alice);
        (uint8 v, bytes32 r, bytes32 s) = sign(drop, permit);
        vm.prank(alice);
        drop.mintWithPermit{value: FEE / 4}(1, permit, v, r, s);
        assertEq(drop.totalMinted(), 1);
    }

    /// @notice D5: a permit is worth nothing at another drop, on another chain or in another phase.
    function test_aPermitHoldsHereAndNowOnly() public {
        DropBase.MintPermit memory permit = permitOf(alice);
        (uint8 v, bytes32 r, bytes32 s) = sign(works, permit);
        vm.startPrank(alice);
        vm.expectRevert(CheckFail.selector);
        copies.mintWithPermit{value: FEE / 4}(1, permit, v, r, s);
        vm.chainId(1);
        vm.expectRevert(CheckFail.selector);
        works.mintWithPermit{value: FEE / 4}(1, permit, v, r, s);
        vm.chainId(31_337);
        vm.stopPrank();
        _next(white());
        permit.deadline = block.timestamp;
        (v, r, s) = sign(works, permit);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(DropBase.PermitOfAnotherPhase.selector, 1));
        works.mintWithPermit{value: FEE / 4}(1, permit, v, r, s);
    }

    function test_termsWithoutSenseAreRefused() public {
        for (uint256 i; i < 8; ++i) {
            DropBase.Terms memory terms = white();
            if (i == 0) terms.end = terms.start - 1;
            if (i == 1) terms.royalty = 1001;
            if (i == 2) terms.total = 0;
            if (i == 3) terms.perAddress = 0;
            if (i == 4) terms.perMint = 0;
            if (i == 5) (terms.signer, terms.merkleRoot) = (address(0), 0);
            if (i < 6) vm.expectRevert(ConditionCheckFailed.selector);
            factory.createDrop(false, "", "", "", terms, bytes32(i));
        }
        vm.prank(bob);
        works.mintWithProof(3, 9, 0, proofOf(1));
        vm.warp(block.timestamp + 11 days);
        DropBase.Terms memory less = open();
        less.total = 2;
        vm.prank(creator);
        vm.expectRevert(ConditionCheckFailed.selector);
        works.setPhase(less);
    }

    function _next(DropBase.Terms memory terms) private {
        vm.warp(works.terms().end + 1);
        (terms.start, terms.end) = (uint64(block.timestamp), uint64(block.timestamp + 1 days));
        vm.prank(creator);
        works.setPhase(terms);
    }
}
