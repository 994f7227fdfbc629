// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Test} from "forge-std/Test.sol";

import {ProjectToken} from "../../src/token/ProjectToken.sol";
import {Staking} from "../../src/token/Staking.sol";
import {FalseReturning, FeeOnTransfer} from "../actors/Hostile.sol";

/// @notice Stakes, withdraws, claims and notifies in three pools as any of five accounts, with tokens that keep a part or break.
contract StakingHandler is Test {
    Staking[3] public pools;
    ProjectToken private token;
    FeeOnTransfer private fee;
    FalseReturning private fragile;
    address[5] public accounts;

    mapping(Staking pool => uint256) public notified;
    mapping(Staking pool => uint256) public paid;
    mapping(Staking pool => mapping(address account => uint256)) public staked;
    mapping(Staking pool => uint256) public perToken;
    mapping(bytes32 action => uint256) public done;
    string public broken;

    constructor(Staking[3] memory pools_, ProjectToken token_, FeeOnTransfer fee_, FalseReturning fragile_) {
        (pools, token, fee, fragile) = (pools_, token_, fee_, fragile_);
        for (uint256 i; i < 5; ++i) {
            accounts[i] = vm.addr(i + 1);
        }
    }

    function wait(uint256 seconds_) external {
        skip(bound(seconds_, 1, 3 days));
    }

    function breakReward(bool isBroken) external {
        fragile.setBroken(isBroken);
    }

    function stake(uint256 which, uint256 who, uint256 amount) external {
        (Staking pool, address account) = (pools[which % 3], accounts[who % 5]);
        amount = bound(amount, 1, 1e24);
        if (which % 3 == 1) fee.mint(account, amount);
        else token.mint(account, amount);
        IERC20 stakeToken = pool.STAKE_TOKEN();
        vm.startPrank(account);
        stakeToken.approve(address(pool), amount);
        pool.stake(amount);
        vm.stopPrank();
        staked[pool][account] += which % 3 == 1 ? amount - amount / 100 : amount;
        ++done["stake"];
    }

    /// @dev Withdrawing must always work, so a revert here is a break.
    function withdraw(uint256 which, uint256 who, uint256 amount) external {
        (Staking pool, address account) = (pools[which % 3], accounts[who % 5]);
        if (staked[pool][account] == 0) return;
        amount = bound(amount, 1, staked[pool][account]);
        vm.prank(account);
        try pool.withdraw(amount) {
            staked[pool][account] -= amount;
            ++done["withdraw"];
        } catch {
            broken = "a stake couldn't be withdrawn";
        }
    }

    function claim(uint256 which, uint256 who) external {
        (Staking pool, address account) = (pools[which % 3], accounts[who % 5]);
        uint256 earned = pool.earned(account);
        vm.prank(account);
        try pool.claim() returns (uint256 amount) {
            ++done["claim"];
            if (amount != earned) broken = "another amount was paid than earned";
            paid[pool] += amount;
        } catch {}
    }

    function stakeForAMoment(uint256 which, uint256 amount) external {
        (Staking pool, address account) = (pools[which % 3], makeAddr("moment"));
        amount = bound(amount, 100, 1e27);
        if (which % 3 == 1) fee.mint(account, amount);
        else token.mint(account, amount);
        IERC20 stakeToken = pool.STAKE_TOKEN();
        vm.startPrank(account);
        stakeToken.approve(address(pool), amount);
        pool.stake(amount);
        pool.withdraw(pool.stakeOf(account));
        vm.stopPrank();
        if (pool.earned(account) != 0) broken = "a moment earned something";
        ++done["moment"];
    }

    function notify(uint256 which, uint256 amount) external {
        Staking pool = pools[which % 3];
        amount = bound(amount, 1, 1e24);
        if (which % 3 < 2) token.mint(address(this), amount);
        else fragile.mint(address(this), amount);
        if (which % 3 < 2) token.approve(address(pool), amount);
        try pool.notifyReward(amount) {
            notified[pool] += amount;
            ++done["notify"];
        } catch {}
    }

    function look() external {
        for (uint256 i; i < 3; ++i) {
            uint256 value = pools[i].rewardPerToken();
            if (value < perToken[pools[i]]) broken = "reward per token fell";
            perToken[pools[i]] = value;
        }
    }
}
