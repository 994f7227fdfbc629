// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Staking} from "../../src/token/Staking.sol";
import {StakingFixture} from "./StakingFixture.sol";
import {StakingHandler} from "./StakingHandler.sol";

contract StakingInvariantTest is StakingFixture {
    StakingHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new StakingHandler([same, taxed, breakable], token, fee, fragile);
        bytes4[] memory notifies = new bytes4[](1);
        notifies[0] = Staking.notifyReward.selector;
        bytes4[] memory mints = new bytes4[](1);
        mints[0] = token.mint.selector;
        for (uint256 i; i < 3; ++i) {
            access.setTargetFunctionRole(address(handler.pools(i)), notifies, 1);
        }
        access.setTargetFunctionRole(address(token), mints, 1);
        access.grantRole(1, address(handler), 0);
        access.grantRole(1, address(this), 0);
        targetContract(address(handler));
    }

    /// @dev One campaign for all: each would be one of its own.
    function invariant_holds() public view {
        nothingForbiddenHappened();
        itCanPayWhatItOwes();
    }

    /// @notice S3, S4, S5: what only a handler can see while it happens.
    function nothingForbiddenHappened() public view {
        assertEq(handler.broken(), "");
    }

    /// @notice S1, S2: every stake is here, and never more is owed or paid than came in.
    function itCanPayWhatItOwes() public view {
        for (uint256 i; i < 3; ++i) {
            Staking pool = handler.pools(i);
            uint256 sum;
            uint256 earned;
            for (uint256 k; k < 5; ++k) {
                address account = handler.accounts(k);
                assertEq(pool.stakeOf(account), handler.staked(pool, account), "stake");
                sum += pool.stakeOf(account);
                earned += pool.earned(account);
            }
            assertEq(pool.totalStaked(), sum, "total");
            assertEq(pool.rewardReserve(), handler.notified(pool) - handler.paid(pool), "reserve");
            assertLe(earned, pool.rewardReserve(), "more is owed than there is");
            uint256 needed = i == 0 ? sum + pool.rewardReserve() : sum;
            assertGe(pool.STAKE_TOKEN().balanceOf(address(pool)), needed, "stakes");
            if (i > 0) assertGe(pool.REWARD_TOKEN().balanceOf(address(pool)), pool.rewardReserve(), "rewards");
        }
    }

    /// @notice S2, S3, exit: with a guardian that paused and a reward token that broke everybody gets their stake; once it works again,
    /// all that was notified but dust is paid, if somebody stakes to the end.
    function afterInvariant() public {
        for (uint256 i; i < 3; ++i) {
            Staking pool = handler.pools(i);
            stake(pool, alice, 1e18);
            pool.pause();
            skip(8 days);
            fragile.setBroken(true);
            for (uint256 k; k < 5; ++k) {
                address account = handler.accounts(k);
                if (pool.stakeOf(account) != 0) withdraw(pool, account, pool.stakeOf(account));
            }
            fragile.setBroken(false);
            for (uint256 k; k < 5; ++k) {
                if (pool.earned(handler.accounts(k)) != 0) claim(pool, handler.accounts(k));
            }
            if (pool.earned(alice) != 0) claim(pool, alice);
            assertLe(pool.rewardReserve(), 1000, "rewards are stranded");
        }
    }

    function test_theHandlerDoesWhatItSays() public {
        for (uint256 i; i < 200; ++i) {
            uint256 seed = uint256(keccak256(abi.encode(i)));
            handler.stake(seed, seed >> 8, seed >> 16);
            handler.withdraw(seed >> 24, seed >> 32, seed >> 40);
            handler.claim(seed >> 48, seed >> 56);
            handler.stakeForAMoment(seed >> 64, seed >> 72);
            if (i % 9 == 0) handler.notify(seed >> 80, seed >> 88);
            if (i % 5 == 0) handler.wait(seed >> 96);
            handler.breakReward(i % 7 == 0);
            handler.look();
        }
        bytes32[5] memory actions = [bytes32("stake"), "withdraw", "claim", "moment", "notify"];
        for (uint256 i; i < actions.length; ++i) {
            assertGt(handler.done(actions[i]), 0, vm.toString(i));
        }
        invariant_holds();
        afterInvariant();
    }
}
