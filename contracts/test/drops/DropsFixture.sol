// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {Test} from "forge-std/Test.sol";
import {MerkleTreeLib} from "solady/utils/MerkleTreeLib.sol";

import {DropBase} from "../../src/drops/DropBase.sol";
import {DropCollection} from "../../src/drops/DropCollection.sol";
import {DropCollection1155} from "../../src/drops/DropCollection1155.sol";
import {DropFactory} from "../../src/drops/DropFactory.sol";

/// @notice A factory and one drop of each kind, in a white phase that runs.
abstract contract DropsFixture is Test {
    uint256 internal constant FEE = 0.1 ether;

    AccessManager internal access;
    DropFactory internal factory;
    DropCollection internal works;
    DropCollection1155 internal copies;
    address internal creator = makeAddr("creator");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    address internal signer;
    uint256 internal signerKey;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        (signer, signerKey) = makeAddrAndKey("white list");
        access = AccessManager(deployCode("AccessManager.sol:AccessManager", abi.encode(address(this))));
        factory = new DropFactory(address(access));
        vm.startPrank(creator);
        works = DropCollection(factory.createDrop(false, "Works", "WRK", "ipfs://works/", white(), 0));
        copies = DropCollection1155(factory.createDrop(true, "Copies", "CPY", "ipfs://copy", white(), 0));
        vm.stopPrank();
        deal(alice, 1000 ether);
        deal(bob, 1000 ether);
    }

    function white() internal view returns (DropBase.Terms memory terms) {
        terms = open();
        (terms.isWhite, terms.signer) = (true, signer);
        terms.merkleRoot = root();
    }

    function open() internal view returns (DropBase.Terms memory terms) {
        terms.start = uint64(block.timestamp);
        terms.end = uint64(block.timestamp + 10 days);
        (terms.total, terms.perAddress, terms.perMint) = (50, 5, 3);
        (terms.royalty, terms.fee) = (500, uint128(FEE));
    }

    /// @notice The list: Alice up to 4 for half the fee, Bob up to 9 for nothing, in phase 1.
    function leaves() internal view returns (bytes32[] memory list) {
        list = new bytes32[](2);
        list[0] = leaf(alice, 1, 4, FEE / 2);
        list[1] = leaf(bob, 1, 9, 0);
    }

    function root() internal view returns (bytes32) {
        return MerkleTreeLib.root(MerkleTreeLib.build(leaves()));
    }

    function proofOf(uint256 index) internal view returns (bytes32[] memory) {
        return MerkleTreeLib.leafProof(MerkleTreeLib.build(leaves()), index);
    }

    function permitOf(address minter) internal view returns (DropBase.MintPermit memory) {
        return DropBase.MintPermit(minter, 1, 4, FEE / 4, block.timestamp + 1 days, 1);
    }

    function sign(DropBase drop, DropBase.MintPermit memory permit) internal view returns (uint8, bytes32, bytes32) {
        return vm.sign(signerKey, drop.hashPermit(permit));
    }

    function leaf(address minter, uint256 phase, uint256 maxQty, uint256 unitPrice) internal pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(minter, phase, maxQty, unitPrice))));
    }

    function drops() internal view returns (DropBase[2] memory) {
        return [DropBase(works), DropBase(copies)];
    }

    function balanceOf(DropBase drop, address account) internal view returns (uint256) {
        bool single = DropCollection(address(drop)).supportsInterface(0x80ac58cd);
        return single ? DropCollection(address(drop)).balanceOf(account) : DropCollection1155(address(drop)).balanceOf(account, 1);
    }
}
