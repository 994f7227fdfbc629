// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {Test} from "forge-std/Test.sol";

import {MysteryBox} from "../../src/boxes/MysteryBox.sol";

/// @notice Boxes of one type, 20 prizes in three classes, with a chain of seeds.
abstract contract BoxesFixture is Test {
    uint256 internal constant PRICE = 1 ether;
    uint256 internal constant SEEDS = 64;

    AccessManager internal access;
    MysteryBox internal boxes;
    address internal treasury = makeAddr("treasury");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    address internal signer;
    uint256 internal signerKey;
    uint256 internal boxType;
    bytes32[] internal seeds;
    uint256 internal round;
    uint256 private _keys;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        vm.roll(20_000_000);
        (signer, signerKey) = makeAddrAndKey("box signer");
        access = AccessManager(deployCode("AccessManager.sol:AccessManager", abi.encode(address(this))));
        boxes = new MysteryBox(address(access), signer, treasury, "ipfs://prizes/{id}");
        bytes32 seed = "the operator's secret";
        for (uint256 i; i < SEEDS; ++i) {
            seeds.push(seed);
            seed = keccak256(abi.encode(seed));
        }
        boxType = boxes.createBoxType(seed, "inventory", counts());
    }

    function counts() internal pure returns (uint32[] memory list) {
        list = new uint32[](3);
        (list[0], list[1], list[2]) = (1, 4, 15);
    }

    function nextSeed() internal view returns (bytes32) {
        return seeds[SEEDS - 1 - round];
    }

    function buy(address to) internal returns (uint256) {
        return buy(to, string.concat("KEY-", vm.toString(_keys++)));
    }

    function buy(address to, string memory cdkey) internal returns (uint256) {
        MysteryBox.BoxMint memory permit = permitFor(to, cdkey);
        bytes memory signature = sign(permit);
        deal(address(this), PRICE);
        return boxes.mint{value: PRICE}(permit, signature);
    }

    function permitFor(address to, string memory cdkey) internal view returns (MysteryBox.BoxMint memory) {
        return MysteryBox.BoxMint(to, cdkey, boxType, PRICE, block.timestamp);
    }

    function sign(MysteryBox.BoxMint memory permit) internal view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(signerKey, boxes.hashMint(permit));
        return abi.encodePacked(r, s, v);
    }

    function open(uint256 boxId) internal {
        vm.prank(boxes.ownerOf(boxId));
        boxes.open(boxId, bytes32(boxId));
    }

    function buyAndOpen(address to) internal returns (uint256 boxId) {
        boxId = buy(to);
        open(boxId);
    }

    function mine(uint256 blocks) internal {
        vm.roll(vm.getBlockNumber() + blocks);
        vm.warp(vm.getBlockTimestamp() + 12 * blocks);
    }

    function fulfill() internal {
        boxes.fulfill(boxType, nextSeed());
        ++round;
    }
}
