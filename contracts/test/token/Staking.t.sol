// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {IAccessManaged} from "@openzeppelin/contracts/access/manager/IAccessManaged.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";

import {ConditionCheckFailed, InsufficientAmount, InvalidAmount} from "../../src/lib/Errors.sol";
import {Staking} from "../../src/token/Staking.sol";
import {StakingFixture} from "./StakingFixture.sol";

contract StakingTest is StakingFixture {
    function test_rewardsFlowByStakeAndTime() public {
        stake(same, alice, 100e18);
        stake(same, bob, 300e18);
        same.notifyReward(700e18);
        skip(1 days);
        assertApproxEqAbs(same.earned(alice), 25e18, 1);
        assertApproxEqAbs(same.earned(bob), 75e18, 1);
        withdraw(same, bob, 300e18);
        skip(1 days);
        assertApproxEqAbs(same.earned(alice), 125e18, 2);
        assertApproxEqAbs(claim(same, bob), 75e18, 1);
        skip(30 days);
        assertApproxEqAbs(claim(same, alice), 625e18, 2);
        assertLe(same.rewardReserve(), 3, "dust");
    }

    /// @notice Incident 20, Synthetix: a reward that flows while nobody stakes waits for who comes.
    function test_theClockStandsStillWhileNobodyStakes() public {
        same.notifyReward(700e18);
        skip(3 days);
        stake(same, alice, 1);
        assertEq(same.periodFinish(), block.timestamp + 7 days);
        skip(2 days);
        withdraw(same, alice, 1);
        skip(100 days);
        stake(same, bob, 1e18);
        assertEq(same.periodFinish(), block.timestamp + 5 days);
        skip(5 days);
        assertApproxEqAbs(claim(same, alice) + claim(same, bob), 700e18, 10);
    }

    function test_anotherRewardFlowsWithWhatIsLeft() public {
        stake(same, alice, 1e18);
        same.notifyReward(700e18);
        skip(1 days);
        same.notifyReward(100e18);
        skip(7 days);
        assertApproxEqAbs(claim(same, alice), 800e18, 10);
        withdraw(same, alice, 1e18);
        same.notifyReward(7e18);
        skip(1 days);
        same.notifyReward(7e18);
        assertEq(same.periodFinish(), block.timestamp + 7 days);
        stake(same, alice, 1e18);
        skip(8 days);
        assertApproxEqAbs(claim(same, alice), 14e18, 10);
    }

    /// @notice S6 and incident 20, IdolsNFT: neither nothing nor a moment earns.
    function test_nothingAndAMomentEarnNothing() public {
        same.notifyReward(700e18);
        stake(same, alice, 1e18);
        vm.startPrank(alice);
        vm.expectRevert(InvalidAmount.selector);
        same.stake(0);
        vm.expectRevert(InvalidAmount.selector);
        same.withdraw(0);
        vm.expectRevert(InvalidAmount.selector);
        same.claim();
        vm.expectRevert(InsufficientAmount.selector);
        same.withdraw(1e18 + 1);
        same.withdraw(1e18);
        vm.stopPrank();
        assertEq(same.earned(alice), 0);
        vm.expectRevert(InvalidAmount.selector);
        same.notifyReward(0);
    }

    function test_whatArrivesIsStaked() public {
        stake(taxed, alice, 1000);
        assertEq(taxed.stakeOf(alice), 990);
        withdraw(taxed, alice, 990);
        assertEq(taxed.totalStaked(), 0);
    }

    /// @notice S3: a reward token that fails traps no stake, and what is owed stays owed.
    function test_aBrokenRewardTrapsNoStake() public {
        stake(breakable, alice, 1e18);
        breakable.notifyReward(700e18);
        skip(1 days);
        fragile.setBroken(true);
        uint256 owed = breakable.earned(alice);
        withdraw(breakable, alice, 1e18);
        assertEq(token.balanceOf(alice), 1e18);
        vm.expectRevert(abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, address(fragile)));
        claim(breakable, alice);
        assertEq(breakable.earned(alice), owed);
        fragile.setBroken(false);
        assertEq(claim(breakable, alice), owed);
    }

    function test_aRewardHasToBeThere() public {
        address poor = makeAddr("poor");
        access.grantRole(access.ADMIN_ROLE(), poor, 0);
        vm.startPrank(poor);
        token.approve(address(same), 1);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, poor, 0, 1));
        same.notifyReward(1);
        assertEq(same.rewardReserve(), 0);
    }

    function test_aGuardianStopsNewStakesOnly() public {
        stake(same, alice, 1e18);
        same.notifyReward(700e18);
        skip(1 days);
        same.pause();
        vm.prank(bob);
        vm.expectRevert(Pausable.EnforcedPause.selector);
        same.stake(1);
        claim(same, alice);
        withdraw(same, alice, 1e18);
        same.unpause();
        stake(same, bob, 1);
    }

    function test_onlyRolesReachWhatIsTheirs() public {
        bytes memory denied = abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, alice);
        vm.startPrank(alice);
        vm.expectRevert(denied);
        same.notifyReward(1);
        vm.expectRevert(denied);
        same.pause();
        vm.expectRevert(denied);
        same.unpause();
    }

    function test_aPoolWithoutSenseIsRefused() public {
        IERC20 none = IERC20(makeAddr("no token"));
        vm.expectRevert(ConditionCheckFailed.selector);
        new Staking(address(access), none, token, 1);
        vm.expectRevert(ConditionCheckFailed.selector);
        new Staking(address(access), token, none, 1);
        vm.expectRevert(ConditionCheckFailed.selector);
        new Staking(address(access), token, token, 0);
    }

    /// @notice S7: who claims first gets no more.
    function testFuzz_theOrderOfClaimsChangesNothing(uint256 a, uint256 b, uint256 wait) public {
        stake(same, alice, bound(a, 1, 1e27));
        stake(same, bob, bound(b, 1, 1e27));
        same.notifyReward(700e18);
        skip(bound(wait, 1 hours, 8 days));
        uint256 clean = vm.snapshotState();
        uint256 first = claimOrZero(alice);
        uint256 second = claimOrZero(bob);
        vm.revertToState(clean);
        assertEq(claimOrZero(bob), second);
        assertEq(claimOrZero(alice), first);
    }

    function claimOrZero(address account) private returns (uint256) {
        return same.earned(account) == 0 ? 0 : claim(same, account);
    }
}
