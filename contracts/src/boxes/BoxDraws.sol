// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Blockhash} from "@openzeppelin/contracts/utils/Blockhash.sol";
import {LibPRNG} from "solady/utils/LibPRNG.sol";

import {AddressMismatch, ConditionCheckFailed, HashValueMismatch} from "../lib/Errors.sol";

/// @title Draws that nobody can steer
/// @notice Three parts make an outcome, and whoever holds one can't know another in time: a seed that the operator promised before the
/// first sale (the next of a chain of hashes), the hash of a block that isn't mined yet when a box is opened, and the opener's salt. Boxes
/// are drawn in the order in which they were opened, each round as many as are due, so no call can choose which seed a box meets.
/// A block's hash that is gone is never replaced by anything else: such a box is lost from the draw, and its opener queues it again or
/// takes the price back. Anybody may keep a hash in time by `pin`.
abstract contract BoxDraws {
    using LibPRNG for LibPRNG.LazyShuffler;

    /// @notice Blocks between opening and the block whose hash counts.
    uint256 public constant TARGET_DELAY = 2;
    /// @notice Seconds in which the operator has to draw the oldest box; past them the type is over and everybody is refunded.
    uint256 public constant REVEAL_WINDOW = 1 days;
    /// @notice Most boxes of one round.
    uint256 public constant ROUND = 32;

    enum Status {
        Sealed,
        Queued,
        Lost,
        Drawn,
        Claimed,
        Refunded
    }

    struct Box {
        uint32 boxType;
        Status status;
        uint32 prize;
        uint40 openedAt;
        uint64 target;
        address opener;
        uint128 price;
        bytes32 salt;
        bytes32 pinned;
    }

    struct BoxType {
        bytes32 tip;
        bytes32 inventoryRoot;
        uint32 supply;
        uint32 minted;
        uint32 head;
        LibPRNG.LazyShuffler items;
        uint32[] remaining;
        uint256[] queue;
    }

    uint256 public boxTypeCount;

    mapping(uint256 boxId => Box) internal _boxes;
    mapping(uint256 boxType => BoxType) private _types;
    mapping(uint256 boxType => uint32[] counts) private _counts;

    event BoxTypeCreated(uint256 indexed boxType, bytes32 tip, bytes32 inventoryRoot, uint32[] counts);
    event BoxOpened(uint256 indexed boxId, address indexed opener, bytes32 salt, uint256 target);
    event BoxPinned(uint256 indexed boxId, bytes32 hash);
    event SeedRevealed(uint256 indexed boxType, bytes32 seed);
    event BoxDrawn(uint256 indexed boxId, uint256 item, uint256 prize, bytes32 blockHash);
    event BoxLost(uint256 indexed boxId);

    /// @notice The box isn't in the state that this needs.
    error StatusMismatch(Status status);
    /// @notice The operator fell silent: this type is over, its boxes are refunded.
    error OperatorSilent(uint256 boxType);
    /// @notice No box is due.
    error NothingToDraw(uint256 boxType);
    /// @notice The block isn't mined yet, or its hash is gone.
    error HashUnavailable(uint256 target);

    /// @notice Writes the hash of a queued box's block down while the chain still knows it. Anybody may call.
    function pin(uint256 boxId) external {
        Box storage box = _boxes[boxId];
        if (box.status != Status.Queued) revert StatusMismatch(box.status);
        bytes32 hash = _hashOf(box);
        if (hash == 0) revert HashUnavailable(box.target);
        box.pinned = hash;
        emit BoxPinned(boxId, hash);
    }

    /// @notice Queues a lost box again, with the same salt and a new block. Only its opener.
    function reopen(uint256 boxId) external {
        Box storage box = _boxes[boxId];
        if (box.opener != msg.sender) revert AddressMismatch();
        if (box.status != Status.Lost) revert StatusMismatch(box.status);
        _enqueue(boxId, msg.sender, box.salt);
    }

    /// @notice A box as it stands.
    function boxOf(uint256 boxId) external view returns (Box memory) {
        return _boxes[boxId];
    }

    /// @notice How many prizes of each class are left, which are the live odds.
    function remainingOf(uint256 boxType) external view returns (uint32[] memory) {
        return _types[boxType].remaining;
    }

    /// @notice What a type promised, and how far it is: sold, and drawn or lost of those opened.
    function boxTypeOf(uint256 boxType)
        external
        view
        returns (bytes32 tip, bytes32 inventoryRoot, uint256 supply, uint256 minted, uint256 opened, uint256 settled)
    {
        BoxType storage type_ = _types[boxType];
        return (type_.tip, type_.inventoryRoot, type_.supply, type_.minted, type_.queue.length, type_.head);
    }

    /// @notice Whether the oldest queued box waited longer than `REVEAL_WINDOW`. Once true it stays true.
    function isSilent(uint256 boxType) public view returns (bool) {
        BoxType storage type_ = _types[boxType];
        if (type_.head == type_.queue.length) return false;
        return block.timestamp > _boxes[type_.queue[type_.head]].openedAt + REVEAL_WINDOW;
    }

    function _createBoxType(bytes32 tip, bytes32 inventoryRoot, uint32[] calldata counts) internal returns (uint256 boxType) {
        uint256 supply;
        for (uint256 i; i < counts.length; ++i) {
            supply += counts[i];
        }
        if (tip == 0 || supply == 0 || supply >= type(uint32).max) revert ConditionCheckFailed();
        boxType = ++boxTypeCount;
        BoxType storage type_ = _types[boxType];
        (type_.tip, type_.inventoryRoot, type_.supply) = (tip, inventoryRoot, uint32(supply));
        (type_.remaining, _counts[boxType]) = (counts, counts);
        type_.items.initialize(supply);
        emit BoxTypeCreated(boxType, tip, inventoryRoot, counts);
    }

    /// @dev Whether there was one more box of this type.
    function _takeFromSupply(uint256 boxType) internal returns (bool) {
        BoxType storage type_ = _types[boxType];
        if (isSilent(boxType)) revert OperatorSilent(boxType);
        if (type_.minted == type_.supply) return false;
        ++type_.minted;
        return true;
    }

    function _enqueue(uint256 boxId, address opener, bytes32 salt) internal {
        Box storage box = _boxes[boxId];
        if (isSilent(box.boxType)) revert OperatorSilent(box.boxType);
        (box.status, box.opener, box.salt) = (Status.Queued, opener, salt);
        (box.openedAt, box.target) = (uint40(block.timestamp), uint64(block.number + TARGET_DELAY));
        _types[box.boxType].queue.push(boxId);
        emit BoxOpened(boxId, opener, salt, box.target);
    }

    /// @dev One round. Returns what its drawn boxes cost.
    function _draw(uint256 boxType, bytes32 seed) internal returns (uint256 earned) {
        BoxType storage type_ = _types[boxType];
        if (isSilent(boxType)) revert OperatorSilent(boxType);
        if (keccak256(abi.encode(seed)) != type_.tip) revert HashValueMismatch();
        type_.tip = seed;
        emit SeedRevealed(boxType, seed);
        uint256 head = type_.head;
        uint256 end = type_.queue.length < head + ROUND ? type_.queue.length : head + ROUND;
        if (head == end || _boxes[type_.queue[head]].target >= block.number) revert NothingToDraw(boxType);
        for (; head < end; ++head) {
            uint256 boxId = type_.queue[head];
            if (_boxes[boxId].target >= block.number) break;
            earned += _settle(type_, boxType, boxId, seed);
        }
        type_.head = uint32(head);
    }

    function _settle(BoxType storage type_, uint256 boxType, uint256 boxId, bytes32 seed) private returns (uint256) {
        Box storage box = _boxes[boxId];
        bytes32 hash = _hashOf(box);
        if (hash == 0) {
            box.status = Status.Lost;
            emit BoxLost(boxId);
            return 0;
        }
        uint256 item = type_.items.next(uint256(keccak256(abi.encode(seed, hash, boxId, box.salt))));
        uint256 prize = _classOf(_counts[boxType], item);
        --type_.remaining[prize];
        (box.status, box.prize) = (Status.Drawn, uint32(prize));
        emit BoxDrawn(boxId, item, prize, hash);
        return box.price;
    }

    /// @dev Items are numbered through the classes: the first class has the first ones.
    function _classOf(uint32[] storage counts, uint256 item) private view returns (uint256 class) {
        while (item >= counts[class]) {
            item -= counts[class++];
        }
    }

    /// @dev Zero while the block isn't mined and when its hash is gone.
    function _hashOf(Box storage box) private view returns (bytes32) {
        return box.pinned != 0 ? box.pinned : Blockhash.blockHash(box.target);
    }
}
