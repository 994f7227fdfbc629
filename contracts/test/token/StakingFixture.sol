// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Test} from "forge-std/Test.sol";

import {ProjectToken} from "../../src/token/ProjectToken.sol";
import {Staking} from "../../src/token/Staking.sol";
import {FalseReturning, FeeOnTransfer} from "../actors/Hostile.sol";

/// @notice Three pools of seven days: one token for stake and reward, a stake token that keeps a part, a reward token that may break.
abstract contract StakingFixture is Test {
    uint256 internal constant DURATION = 7 days;

    AccessManager internal access;
    ProjectToken internal token;
    FeeOnTransfer internal fee;
    FalseReturning internal fragile;
    Staking internal same;
    Staking internal taxed;
    Staking internal breakable;
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        access = AccessManager(deployCode("AccessManager.sol:AccessManager", abi.encode(address(this))));
        token = new ProjectToken(address(access), "GBK", "GBK", 1e36);
        fee = new FeeOnTransfer();
        fragile = new FalseReturning();
        same = _pool(address(token), address(token));
        taxed = _pool(address(fee), address(token));
        breakable = _pool(address(token), address(fragile));
        token.mint(address(this), 1e30);
        fragile.mint(address(this), 1e30);
        token.approve(address(same), type(uint256).max);
        token.approve(address(taxed), type(uint256).max);
    }

    function stake(Staking pool, address account, uint256 amount) internal {
        if (pool == taxed) fee.mint(account, amount);
        else token.mint(account, amount);
        vm.startPrank(account);
        pool.STAKE_TOKEN().approve(address(pool), amount);
        pool.stake(amount);
        vm.stopPrank();
    }

    function withdraw(Staking pool, address account, uint256 amount) internal {
        vm.prank(account);
        pool.withdraw(amount);
    }

    function claim(Staking pool, address account) internal returns (uint256) {
        vm.prank(account);
        return pool.claim();
    }

    function _pool(address stakeToken, address rewardToken) private returns (Staking) {
        return new Staking(address(access), IERC20(stakeToken), IERC20(rewardToken), DURATION);
    }
}
