// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {LibClone} from "solady/utils/LibClone.sol";

import {DropBase, IDropFactory} from "./DropBase.sol";
import {DropCollection} from "./DropCollection.sol";
import {DropCollection1155} from "./DropCollection1155.sol";

/// @title Where drops are made
/// @notice Anybody makes a collection, which is theirs from its first moment. The platform's guardian can stop new drops and mints, and
/// nothing else: transfers and withdrawals of proceeds can't be stopped.
contract DropFactory is AccessManaged, Pausable, IDropFactory {
    address public immutable SINGLE_WORKS;
    address public immutable COPIES;

    /// @notice Whether a contract is a drop that this factory made.
    mapping(address collection => bool) public isDrop;

    event DropCreated(address indexed collection, address indexed creator, bool isCopies, string name, string symbol);

    constructor(address authority) AccessManaged(authority) {
        SINGLE_WORKS = address(new DropCollection(this));
        COPIES = address(new DropCollection1155(this));
    }

    /// @notice Makes the caller's collection, at an address that its creator and `salt` decide.
    /// @param isCopies copies of one work (ERC-1155) instead of single works (ERC-721)
    function createDrop(
        bool isCopies,
        string calldata name,
        string calldata symbol,
        string calldata baseURI,
        DropBase.Terms calldata terms,
        bytes32 salt
    ) external whenNotPaused returns (address collection) {
        address implementation = isCopies ? COPIES : SINGLE_WORKS;
        collection = LibClone.cloneDeterministic(implementation, keccak256(abi.encode(msg.sender, salt)));
        isDrop[collection] = true;
        emit DropCreated(collection, msg.sender, isCopies, name, symbol);
        DropBase(collection).initialize(msg.sender, name, symbol, baseURI, terms);
    }

    /// @notice Where `createDrop` would put a collection.
    function addressOf(address creator, bool isCopies, bytes32 salt) external view returns (address) {
        address implementation = isCopies ? COPIES : SINGLE_WORKS;
        return LibClone.predictDeterministicAddress(implementation, keccak256(abi.encode(creator, salt)), address(this));
    }

    /// @inheritdoc IDropFactory
    function paused() public view override(Pausable, IDropFactory) returns (bool) {
        return super.paused();
    }

    /// @notice Stops new drops and mints. Role: pauser.
    function pause() external restricted {
        _pause();
    }

    /// @notice Lets drops and mints go on. Role: manager.
    function unpause() external restricted {
        _unpause();
    }
}
