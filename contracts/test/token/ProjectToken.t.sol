// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {IAccessManaged} from "@openzeppelin/contracts/access/manager/IAccessManaged.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {Test} from "forge-std/Test.sol";

import {ProjectToken} from "../../src/token/ProjectToken.sol";

contract ProjectTokenTest is Test {
    ProjectToken private token;
    address private alice = makeAddr("alice");

    function setUp() public {
        token = new ProjectToken(deployCode("AccessManager.sol:AccessManager", abi.encode(address(this))), "GBK", "GBK", 1000e18);
    }

    function test_onlyMintersMakeNewOnesUpToTheCap() public {
        token.mint(alice, 1000e18);
        vm.expectRevert(abi.encodeWithSelector(ERC20Capped.ERC20ExceededCap.selector, 1000e18 + 1, 1000e18));
        token.mint(alice, 1);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, alice));
        token.mint(alice, 1);
        vm.prank(alice);
        token.burn(1e18);
        token.mint(alice, 1e18);
        assertEq(token.totalSupply(), 1000e18);
    }

    function test_aSignatureAllows() public {
        (address owner, uint256 key) = makeAddrAndKey("owner");
        bytes32 typehash = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
        bytes32 permit = keccak256(abi.encode(typehash, owner, alice, 5, 0, block.timestamp));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, keccak256(abi.encodePacked(hex"1901", token.DOMAIN_SEPARATOR(), permit)));
        token.permit(owner, alice, 5, block.timestamp, v, r, s);
        assertEq(token.allowance(owner, alice), 5);
    }
}
