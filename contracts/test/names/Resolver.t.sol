// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Resolver} from "../../src/names/Resolver.sol";
import {NamesFixture} from "./NamesFixture.sol";

contract ResolverTest is NamesFixture {
    address private alice = makeAddr("alice");
    address private bob = makeAddr("bob");
    bytes32 private node;

    function setUp() public override {
        super.setUp();
        node = bytes32(buy("mortar", alice));
    }

    function test_recordsOfARegistrationAnswer() public view {
        assertEq(resolver.addr(node), alice);
        assertEq(resolver.addr(node, 60), abi.encodePacked(alice));
        assertEq(resolver.text(node, "url"), "https://example.org");
        assertEq(resolver.contenthash(node), hex"e301");
    }

    function test_theHolderAndWhomTheyApprovedWrite() public {
        vm.prank(alice);
        registry.approve(bob, uint256(node));
        vm.prank(bob);
        resolver.setRecords(node, someRecords(bob));
        assertEq(resolver.addr(node), bob);
    }

    /// @notice Incident 17, ENS C4 M-13: nobody writes through a name that isn't theirs, its registrar neither once it is done.
    function test_othersDoNot() public {
        bytes memory denied = abi.encodeWithSelector(Resolver.NotAuthorized.selector, bob, node);
        vm.prank(bob);
        vm.expectRevert(denied);
        resolver.setRecords(node, none());
        vm.prank(bob);
        vm.expectRevert(denied);
        resolver.setPrimary(node);
        buy("another", bob);
        vm.prank(address(controller));
        vm.expectRevert(abi.encodeWithSelector(Resolver.NotAuthorized.selector, address(controller), node));
        resolver.setRecords(node, none());
    }

    function test_anEmptyValueRemoves() public {
        Resolver.Records memory records = someRecords(alice);
        (records.addresses[0].value, records.texts[0].value, records.contenthash) = ("", "", "");
        vm.prank(alice);
        resolver.setRecords(node, records);
        assertEq(resolver.addr(node), address(0));
        assertEq(resolver.text(node, "url"), "");
        assertEq(resolver.contenthash(node), hex"e301", "an empty hash leaves what is there");
    }

    function test_anEthereumAddressHasTwentyBytes() public {
        Resolver.Records memory records = someRecords(alice);
        records.addresses[0].value = hex"01";
        vm.expectRevert(abi.encodeWithSelector(Resolver.CoinAddressInvalid.selector, hex"01"));
        vm.prank(alice);
        resolver.setRecords(node, records);
        records.addresses[0].coinType = 0;
        vm.prank(alice);
        resolver.setRecords(node, records);
        assertEq(resolver.addr(node, 0), hex"01");
    }

    function test_aPrimaryNameStandsWhileItIsHeld() public {
        vm.startPrank(alice);
        resolver.setPrimary(node);
        assertEq(resolver.primaryOf(alice), "mortar");
        registry.transferFrom(alice, bob, uint256(node));
        assertEq(resolver.primaryOf(alice), "");
        vm.stopPrank();
        vm.prank(bob);
        registry.transferFrom(bob, alice, uint256(node));
        assertEq(resolver.primaryOf(alice), "mortar");
        vm.prank(alice);
        resolver.setPrimary(0);
        assertEq(resolver.primaryOf(alice), "");
    }

    function test_itSpeaksTheInterfacesOfEns() public view {
        bytes4[5] memory ids = [bytes4(0x01ffc9a7), 0x3b3b57de, 0xf1cb7e06, 0x59d1d43c, 0xbc1c58d1];
        for (uint256 i; i < ids.length; ++i) {
            assertTrue(resolver.supportsInterface(ids[i]));
        }
        assertFalse(resolver.supportsInterface(0xffffffff));
    }
}
