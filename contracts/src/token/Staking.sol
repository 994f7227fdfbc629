// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

import {ConditionCheckFailed, InsufficientAmount, InvalidAmount} from "../lib/Errors.sol";

/// @title Rewards for who stakes
/// @notice Rewards flow at a steady rate over `DURATION`, shared by stake and time. Nobody's stake can be held back: withdrawing touches no
/// reward, and no role can stop it. While nobody stakes the clock stands still, so no reward is stranded.
contract Staking is AccessManaged, Pausable, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    /// @dev Rate and reward per token carry 18 more decimals each, so that rounding loses dust only.
    uint256 private constant SCALE = 1e18;

    IERC20 public immutable STAKE_TOKEN;
    IERC20 public immutable REWARD_TOKEN;
    /// @notice Seconds over which a notified reward flows.
    uint256 public immutable DURATION;

    /// @notice When the rewards that are here end, if somebody stakes all the time.
    uint256 public periodFinish;
    uint256 public totalStaked;
    /// @notice Rewards that were notified and not paid.
    uint256 public rewardReserve;

    mapping(address account => uint256) public stakeOf;

    uint256 private _rate;
    uint256 private _updatedAt;
    uint256 private _perToken;
    mapping(address account => uint256) private _perTokenSeen;
    mapping(address account => uint256) private _owed;

    event Staked(address indexed account, uint256 amount);
    event Withdrawn(address indexed account, uint256 amount);
    event RewardPaid(address indexed account, uint256 amount);
    event RewardNotified(uint256 amount, uint256 periodFinish);

    constructor(address authority, IERC20 stakeToken, IERC20 rewardToken, uint256 duration) AccessManaged(authority) {
        if (address(stakeToken).code.length == 0 || address(rewardToken).code.length == 0 || duration == 0) revert ConditionCheckFailed();
        (STAKE_TOKEN, REWARD_TOKEN, DURATION) = (stakeToken, rewardToken, duration);
        _updatedAt = block.timestamp;
    }

    /// @notice Stakes what arrives of `amount`.
    function stake(uint256 amount) external nonReentrant whenNotPaused {
        if (amount == 0) revert InvalidAmount();
        _settle(msg.sender);
        uint256 received = _draw(STAKE_TOKEN, amount);
        totalStaked += received;
        stakeOf[msg.sender] += received;
        emit Staked(msg.sender, received);
    }

    /// @notice Takes a stake back, or a part. No role can stop it.
    function withdraw(uint256 amount) external nonReentrant {
        if (amount == 0) revert InvalidAmount();
        if (amount > stakeOf[msg.sender]) revert InsufficientAmount();
        _settle(msg.sender);
        totalStaked -= amount;
        stakeOf[msg.sender] -= amount;
        emit Withdrawn(msg.sender, amount);
        STAKE_TOKEN.safeTransfer(msg.sender, amount);
    }

    /// @notice Pays what the caller earned. No role can stop it.
    function claim() external nonReentrant returns (uint256 amount) {
        _settle(msg.sender);
        amount = _owed[msg.sender];
        if (amount == 0) revert InvalidAmount();
        _owed[msg.sender] = 0;
        rewardReserve -= amount;
        emit RewardPaid(msg.sender, amount);
        REWARD_TOKEN.safeTransfer(msg.sender, amount);
    }

    /// @notice Draws a reward from the caller and lets it flow, with what is left, from now on. Role: manager.
    function notifyReward(uint256 amount) external nonReentrant restricted {
        if (amount == 0) revert InvalidAmount();
        _advance();
        uint256 received = _draw(REWARD_TOKEN, amount);
        rewardReserve += received;
        uint256 left = periodFinish > block.timestamp ? (periodFinish - block.timestamp) * _rate : 0;
        _rate = (received * SCALE + left) / DURATION;
        periodFinish = block.timestamp + DURATION;
        emit RewardNotified(received, periodFinish);
    }

    /// @notice Stops new stakes; withdrawing and claiming go on. Role: pauser.
    function pause() external restricted {
        _pause();
    }

    /// @notice Lets new stakes in. Role: manager.
    function unpause() external restricted {
        _unpause();
    }

    /// @notice What an account earned and wasn't paid.
    function earned(address account) external view returns (uint256) {
        return _earned(account, rewardPerToken());
    }

    /// @notice Reward of one staked base unit since the beginning, with 36 more decimals.
    function rewardPerToken() public view returns (uint256) {
        if (totalStaked == 0) return _perToken;
        uint256 until = Math.min(block.timestamp, periodFinish);
        if (until <= _updatedAt) return _perToken;
        return _perToken + Math.mulDiv((until - _updatedAt) * _rate, SCALE, totalStaked);
    }

    /// @dev Without a stake, the end moves on by the time that nobody was there for.
    function _advance() private {
        _perToken = rewardPerToken();
        if (totalStaked == 0 && periodFinish > _updatedAt) periodFinish += block.timestamp - _updatedAt;
        _updatedAt = block.timestamp;
    }

    function _settle(address account) private {
        _advance();
        _owed[account] = _earned(account, _perToken);
        _perTokenSeen[account] = _perToken;
    }

    function _earned(address account, uint256 perToken) private view returns (uint256) {
        return _owed[account] + Math.mulDiv(stakeOf[account], perToken - _perTokenSeen[account], SCALE * SCALE);
    }

    function _draw(IERC20 token, uint256 amount) private returns (uint256 received) {
        uint256 before = token.balanceOf(address(this));
        token.safeTransferFrom(msg.sender, address(this), amount);
        received = token.balanceOf(address(this)) - before;
    }
}
