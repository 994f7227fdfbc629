// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {RateLimiter} from "@openzeppelin/contracts/utils/RateLimiter.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";

import {AddressInvalid, InsufficientAmount, InvalidAmount, InvalidCurrency, ValidationFailed, ZeroAddress} from "../lib/Errors.sol";
import {SigLib} from "../lib/SigLib.sol";

/// @title What the platform holds for accounts
/// @notice Money comes in by `recharge` and leaves by what the signer signed, each once, never more than a token's daily maximum in any
/// 24 hours, whatever the hour they begin at. What lies here beyond a token's highest balance anybody may send to the cold wallet. Zero
/// is the native currency.
contract CustodyWallet is AccessManaged, Pausable, ReentrancyGuardTransient, EIP712 {
    using RateLimiter for RateLimiter.SlidingWindow;

    /// @notice Furthest that a withdrawal's end may lie ahead, in seconds.
    uint256 public constant MAX_TTL = 1 days;

    bytes32 public constant WITHDRAW_TYPEHASH =
        keccak256("Withdraw(address token,address dest,uint256 amount,uint256 expired,bytes32 serial)");

    /// @notice Who signs withdrawals, and where what is too much goes.
    address public signer;
    address public cold;

    /// @notice Serials that were used.
    mapping(bytes32 serial => bool) public isUsed;
    /// @notice Balance above which anybody may sweep; 0 for none.
    mapping(address token => uint256) public maxBalance;

    mapping(address token => RateLimiter.SlidingWindow) private _limits;
    mapping(address token => uint256) private _dailyMax;

    event Recharged(bytes32 indexed id, address indexed wallet, address indexed token, address from, uint256 amount);
    event Withdrawn(bytes32 indexed serial, address indexed token, address indexed dest, uint256 amount);
    event SweptToCold(address indexed token, address indexed cold, uint256 amount);
    event DailyMaxChanged(address indexed token, uint256 dailyMax);
    event MaxBalanceChanged(address indexed token, uint256 maxBalance);
    event KeysChanged(address signer, address cold);

    /// @notice The withdrawal's time is over.
    error Expired(uint256 expired);
    /// @notice The withdrawal would hold for longer than `MAX_TTL`.
    error ExpiresTooLate(uint256 expired);
    /// @notice The serial was used.
    error SerialUsed(bytes32 serial);
    /// @notice More than may leave within 24 hours.
    error DailyMaxExceeded(uint256 amount, uint256 available);
    /// @notice The balance is not above its highest.
    error NothingToSweep(address token);
    /// @notice A raise that raises nothing, or a cut that cuts nothing.
    error LimitUnchanged(uint256 dailyMax);

    constructor(address authority, address signer_, address cold_) AccessManaged(authority) EIP712("Mortar Custody", "1") {
        _setKeys(signer_, cold_);
    }

    /// @notice Pays in for an account of the platform. Counts what arrives.
    function recharge(bytes32 id, address token, uint256 amount) external payable nonReentrant {
        _recharge(id, address(0), token, amount);
    }

    /// @notice Pays in for who signs in with `wallet`. Counts what arrives.
    function rechargeTo(address wallet, address token, uint256 amount) external payable nonReentrant {
        if (wallet == address(0)) revert ZeroAddress();
        _recharge(0, wallet, token, amount);
    }

    /// @notice Pays out what the signer signed. Anybody may send it.
    function withdraw(address token, address dest, uint256 amount, uint256 expired, bytes32 serial, bytes calldata signature)
        external
        nonReentrant
        whenNotPaused
    {
        if (dest == address(0)) revert ZeroAddress();
        if (dest == address(this)) revert AddressInvalid();
        if (amount == 0) revert InvalidAmount();
        if (block.timestamp > expired) revert Expired(expired);
        if (expired > block.timestamp + MAX_TTL) revert ExpiresTooLate(expired);
        if (isUsed[serial]) revert SerialUsed(serial);
        isUsed[serial] = true;
        SigLib.check(signer, hashWithdraw(token, dest, amount, expired, serial), signature);
        if (!_limits[token].tryConsume(0, amount)) revert DailyMaxExceeded(amount, available(token));
        emit Withdrawn(serial, token, dest, amount);
        _send(token, dest, amount);
    }

    /// @notice Sends what lies above a token's highest balance to the cold wallet. Anybody may call.
    function sweepToCold(address token) external nonReentrant returns (uint256 amount) {
        uint256 balance = _balance(token);
        if (maxBalance[token] == 0 || balance <= maxBalance[token]) revert NothingToSweep(token);
        amount = balance - maxBalance[token];
        emit SweptToCold(token, cold, amount);
        _send(token, cold, amount);
    }

    /// @notice Lets more of a token leave in 24 hours; the first one accepts the token. Role: admin, behind the timelock.
    function raiseDailyMax(address token, uint208 dailyMax_) external restricted {
        if (dailyMax_ <= _dailyMax[token]) revert LimitUnchanged(dailyMax_);
        _setDailyMax(token, dailyMax_);
    }

    /// @notice Lets less of a token leave in 24 hours, at once. Role: pauser.
    function lowerDailyMax(address token, uint208 dailyMax_) external restricted {
        if (dailyMax_ >= _dailyMax[token]) revert LimitUnchanged(dailyMax_);
        _setDailyMax(token, dailyMax_);
    }

    /// @notice From which balance on anybody may sweep; 0 for never. Role: manager.
    function setMaxBalance(address token, uint256 maxBalance_) external restricted {
        maxBalance[token] = maxBalance_;
        emit MaxBalanceChanged(token, maxBalance_);
    }

    /// @notice Who signs, and where sweeps go. Role: admin, behind the timelock.
    function setKeys(address signer_, address cold_) external restricted {
        _setKeys(signer_, cold_);
    }

    /// @notice Stops withdrawals; paying in and sweeping go on. Role: pauser.
    function pause() external restricted {
        _pause();
    }

    /// @notice Lets withdrawals go on. Role: manager.
    function unpause() external restricted {
        _unpause();
    }

    /// @notice Most of a token that leaves in any 24 hours; 0 if it isn't taken.
    function dailyMax(address token) external view returns (uint256) {
        return _dailyMax[token];
    }

    /// @notice How much of a token may leave now.
    function available(address token) public view returns (uint256) {
        return _limits[token].available(0);
    }

    /// @notice The EIP-712 digest that the signer signs.
    function hashWithdraw(address token, address dest, uint256 amount, uint256 expired, bytes32 serial) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(WITHDRAW_TYPEHASH, token, dest, amount, expired, serial)));
    }

    function _recharge(bytes32 id, address wallet, address token, uint256 amount) private {
        if (_dailyMax[token] == 0) revert InvalidCurrency();
        if (amount == 0 || msg.value != (token == address(0) ? amount : 0)) revert InvalidAmount();
        uint256 received = amount;
        if (token != address(0)) {
            uint256 before = _balance(token);
            SafeERC20.safeTransferFrom(IERC20(token), msg.sender, address(this), amount);
            received = _balance(token) - before;
        }
        emit Recharged(id, wallet, token, msg.sender, received);
    }

    /// @dev All of it has to arrive.
    function _send(address token, address to, uint256 amount) private {
        if (_balance(token) < amount) revert InsufficientAmount();
        if (token == address(0)) return SafeTransferLib.safeTransferETH(to, amount);
        uint256 before = IERC20(token).balanceOf(to);
        SafeERC20.safeTransfer(IERC20(token), to, amount);
        if (IERC20(token).balanceOf(to) != before + amount) revert ValidationFailed();
    }

    function _balance(address token) private view returns (uint256) {
        return token == address(0) ? address(this).balance : IERC20(token).balanceOf(address(this));
    }

    function _setDailyMax(address token, uint208 dailyMax_) private {
        _dailyMax[token] = dailyMax_;
        _limits[token].updateSettings(1 days, dailyMax_);
        emit DailyMaxChanged(token, dailyMax_);
    }

    function _setKeys(address signer_, address cold_) private {
        if (signer_ == address(0) || cold_ == address(0)) revert ZeroAddress();
        (signer, cold) = (signer_, cold_);
        emit KeysChanged(signer_, cold_);
    }
}
