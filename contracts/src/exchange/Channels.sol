// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";

import {FeeManager, FeeType} from "../fees/FeeManager.sol";
import {Currencies} from "../lib/Currencies.sol";
import {InvalidChannel} from "../lib/Errors.sol";

/// @title Channels, each a fee that never changes
/// @notice Who signs an option names a channel, so no later fee can reach what was signed before.
abstract contract Channels is Currencies {
    enum State {
        None,
        Open,
        Closed
    }

    struct Channel {
        address feeRecipient;
        uint16 feeBps;
        State state;
    }

    FeeManager public immutable FEES;

    mapping(bytes32 id => Channel) public channels;

    event ChannelOpened(bytes32 indexed id, address feeRecipient, uint16 feeBps);
    event ChannelClosed(bytes32 indexed id);
    event ChannelReopened(bytes32 indexed id);

    constructor(address authority, FeeManager fees) AccessManaged(authority) {
        FEES = fees;
    }

    /// @notice Opens the channel with the platform's present fee, unless there is one. For anybody.
    /// @return id the same for the same fee and recipient
    function openChannel() external returns (bytes32 id) {
        (address feeRecipient, uint16 feeBps) = FEES.fee(FeeType.Fixed);
        id = keccak256(abi.encode(feeRecipient, feeBps));
        if (channels[id].state != State.None) return id;
        channels[id] = Channel(feeRecipient, feeBps, State.Open);
        emit ChannelOpened(id, feeRecipient, feeBps);
    }

    /// @notice Stops new trades by a channel. Cancelling and withdrawing go on. Role: pauser.
    function closeChannel(bytes32 id) external restricted {
        _change(id, State.Open, State.Closed);
        emit ChannelClosed(id);
    }

    /// @notice Lets a closed channel trade again. Role: manager.
    function reopenChannel(bytes32 id) external restricted {
        _change(id, State.Closed, State.Open);
        emit ChannelReopened(id);
    }

    function _openChannel(bytes32 id) internal view returns (Channel memory channel) {
        channel = channels[id];
        if (channel.state != State.Open) revert InvalidChannel();
    }

    function _change(bytes32 id, State from, State to) private {
        if (channels[id].state != from) revert InvalidChannel();
        channels[id].state = to;
    }
}
