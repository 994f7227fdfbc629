// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {NameRegistry} from "../../src/names/NameRegistry.sol";
import {NamesFixture} from "./NamesFixture.sol";
import {IAccessManaged} from "@openzeppelin/contracts/access/manager/IAccessManaged.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

contract NameRegistryTest is NamesFixture {
    address private alice = makeAddr("alice");
    address private bob = makeAddr("bob");

    function test_aNameIsWhatItsLabelHashesTo() public {
        uint256 id = buy("mortar", alice);
        NameRegistry.Domain memory domain = registry.domainOf(id);
        assertEq(domain.label, "mortar");
        assertEq(domain.holder, alice);
        assertEq(domain.expiration, block.timestamp + 365 days);
        assertFalse(domain.whitelisted);
        assertEq(registry.ownerOf(id), alice);
        assertFalse(registry.isAvailable("mortar"));
    }

    function test_onlyPlainLabelsAreNames() public view {
        string[14] memory bad = [
            "",
            "abc",
            "-abcd",
            "abcd-",
            "xn--abcd",
            "ABCD",
            "ab cd",
            "abcd.",
            unicode"abcd\u200d",
            unicode"аbcd",
            "abcd\x00",
            "ab_cd",
            "a\nbcd",
            "0123456789012345678901234567890123456789012345678901234567890123"
        ];
        for (uint256 i; i < bad.length; ++i) {
            assertFalse(registry.isAvailable(bad[i]), bad[i]);
        }
        string[4] memory good = ["abcd", "0a-9", "a--b", "012345678901234567890123456789012345678901234567890123456789012"];
        for (uint256 i; i < good.length; ++i) {
            assertTrue(registry.isAvailable(good[i]), good[i]);
        }
    }

    /// @notice Incident 16, lcfr.io's duplicate names: no byte outside of [a-z0-9-] is ever let in.
    function testFuzz_oneForeignByteSpoilsALabel(uint256 place, bytes1 byte_) public view {
        bytes memory label = "abcdefgh";
        label[place % 8] = byte_;
        bool letter = (byte_ >= "a" && byte_ <= "z") || (byte_ >= "0" && byte_ <= "9");
        bool inner = byte_ == "-" && place % 8 != 0 && place % 8 != 7;
        assertEq(registry.isAvailable(string(label)), letter || inner);
    }

    function test_anEndedNameHasNoOwnerAndCannotMove() public {
        uint256 id = buy("mortar", alice);
        vm.prank(alice);
        registry.approve(bob, id);
        vm.warp(registry.expirationOf(id) + 1);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, id));
        registry.ownerOf(id);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, id));
        vm.prank(alice);
        registry.transferFrom(alice, bob, id);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, id));
        vm.prank(alice);
        registry.approve(alice, id);
        assertEq(registry.lastHolderOf(id), alice);
        assertFalse(registry.isAuthorized(alice, id));
        assertFalse(registry.isAuthorized(bob, id), "who was approved may do nothing after the end");
        assertFalse(registry.isAvailable("mortar"));
        assertEq(registry.domainOf(id).holder, address(0));
    }

    /// @notice Incident 13, CVE-2020-5232: nothing that the last holder arranged survives a new registration.
    function test_aLastHolderKeepsNothing() public {
        uint256 id = buy("mortar", alice);
        vm.startPrank(alice);
        registry.approve(bob, id);
        resolver.setPrimary(bytes32(id));
        vm.stopPrank();
        uint256 epoch = registry.epochOf(id);
        vm.warp(registry.expirationOf(id) + registry.GRACE() + 22 days);
        assertEq(registry.versionOf(id), 0);
        assertEq(resolver.addr(bytes32(id)), address(0));
        address carol = makeAddr("carol");
        registerBare("mortar", carol);
        assertEq(registry.ownerOf(id), carol);
        assertEq(registry.getApproved(id), address(0));
        assertEq(registry.balanceOf(alice), 0);
        assertEq(registry.versionOf(id), 2);
        assertGt(registry.epochOf(id), epoch);
        assertEq(resolver.addr(bytes32(id)), address(0));
        assertEq(resolver.text(bytes32(id), "url"), "");
        assertEq(resolver.contenthash(bytes32(id)), "");
        assertEq(resolver.primaryOf(alice), "");
        vm.expectRevert(abi.encodeWithSelector(NameRegistry.NotAuthorized.selector, bob, id));
        vm.prank(bob);
        registry.setResolver(id, address(0));
    }

    function test_everyTransferEndsWhatWasSignedBefore() public {
        uint256 id = buy("mortar", alice);
        uint256 epoch = registry.epochOf(id);
        vm.prank(alice);
        registry.transferFrom(alice, bob, id);
        vm.prank(bob);
        registry.transferFrom(bob, alice, id);
        assertEq(registry.epochOf(id), epoch + 2);
    }

    function test_theHolderChoosesAmongAllowedResolvers() public {
        uint256 id = buy("mortar", alice);
        vm.expectRevert(abi.encodeWithSelector(NameRegistry.ResolverNotAllowed.selector, bob));
        vm.prank(alice);
        registry.setResolver(id, bob);
        vm.expectRevert(abi.encodeWithSelector(NameRegistry.NotAuthorized.selector, bob, id));
        vm.prank(bob);
        registry.setResolver(id, address(resolver));
        vm.startPrank(alice);
        registry.setResolver(id, address(0));
        assertEq(registry.resolverOf(id), address(0));
        registry.setResolver(id, address(resolver));
        assertEq(registry.resolverOf(id), address(resolver));
    }

    function test_descriptionsLieUnderTheLabel() public {
        uint256 id = buy("mortar", alice);
        registry.setBaseURI("https://names.example/");
        assertEq(registry.tokenURI(id), "https://names.example/mortar");
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, 1));
        registry.tokenURI(1);
    }

    function test_onlyRolesReachWhatIsTheirs() public {
        bytes memory denied = abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, alice);
        vm.startPrank(alice);
        vm.expectRevert(denied);
        registry.register("mortar", alice, 1, address(0), false);
        vm.expectRevert(denied);
        registry.renew(1, 1);
        vm.expectRevert(denied);
        registry.allowResolver(alice, true);
        vm.expectRevert(denied);
        registry.setBaseURI("");
    }

    /// @notice Incident 14, GHSA-rrxv-q8m4-wch3: no duration, even from a bad controller, brings an end nearer.
    function testFuzz_renewingNeverShortens(uint256 duration) public {
        uint256 id = buy("mortar", alice);
        uint256 end = registry.expirationOf(id);
        manager.grantRole(CONTROLLER, address(this), 0);
        if (duration % 2 == 0) duration = bound(duration, 1, registry.LONGEST_TERM());
        try registry.renew(id, duration) returns (uint256 expiration) {
            assertEq(expiration, end + duration);
        } catch (bytes memory reason) {
            assertEq(bytes4(reason), NameRegistry.DurationInvalid.selector);
        }
        assertGe(registry.expirationOf(id), end);
        assertLe(registry.expirationOf(id), block.timestamp + registry.LONGEST_TERM());
    }

    function test_anEndLiesAtMostAHundredYearsAhead() public {
        uint256 id = buy("mortar", alice);
        manager.grantRole(CONTROLLER, address(this), 0);
        uint256 room = registry.LONGEST_TERM() - 365 days;
        vm.expectRevert(abi.encodeWithSelector(NameRegistry.DurationInvalid.selector, room + 1));
        registry.renew(id, room + 1);
        registry.renew(id, room);
        vm.expectRevert(abi.encodeWithSelector(NameRegistry.DurationInvalid.selector, 0));
        registry.renew(id, 0);
    }

    function test_aControllerWritesRecordsOnlyWhileItRegisters() public {
        uint256 id = buy("mortar", alice);
        assertEq(resolver.addr(bytes32(id)), alice);
        assertEq(registry.registrarOf(id), address(controller), "one test is one transaction");
        assertEq(registry.registrarOf(1), address(0));
    }

    function registerBare(string memory label, address holder) private {
        manager.grantRole(CONTROLLER, address(this), 0);
        registry.register(label, holder, 365 days, address(resolver), false);
    }
}
