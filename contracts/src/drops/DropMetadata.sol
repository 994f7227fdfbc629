// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

import {ZeroAddress} from "../lib/Errors.sol";

/// @title What a drop says of itself
/// @notice Its creator says where the metadata lies and may freeze that; which artwork there is in which order is said once, before the
/// first mint.
abstract contract DropMetadata is Ownable2Step {
    string public baseURI;
    /// @notice ERC-7572: where lies what the collection says of itself; empty until its creator says so.
    string public contractURI;
    /// @notice Hash of the artwork in its order, set before the first mint and never changed.
    bytes32 public provenanceHash;
    bool public isMetadataFrozen;
    /// @notice How many tokens there ever were.
    uint256 public totalMinted;
    /// @notice How many of them were destroyed. None of those comes back.
    uint256 public totalBurned;

    string private _name;
    string private _symbol;

    event ProvenanceSet(bytes32 provenanceHash);
    event BaseURISet(string baseURI);
    /// @notice ERC-7572.
    event ContractURIUpdated();
    event MetadataFrozen();

    /// @notice The metadata, or the provenance, can't change any more.
    error Frozen();

    /// @notice Says once, before the first mint, which artwork there is in which order. Only the creator.
    function setProvenance(bytes32 hash) external onlyOwner {
        if (totalMinted != 0 || provenanceHash != 0) revert Frozen();
        provenanceHash = hash;
        emit ProvenanceSet(hash);
    }

    /// @notice Says where the metadata lies, until it is frozen. Only the creator.
    function setBaseURI(string calldata baseURI_) external onlyOwner {
        if (isMetadataFrozen) revert Frozen();
        baseURI = baseURI_;
        emit BaseURISet(baseURI_);
    }

    /// @notice Says where lies what the collection says of itself, until the metadata is frozen. Only the creator.
    function setContractURI(string calldata contractURI_) external onlyOwner {
        if (isMetadataFrozen) revert Frozen();
        contractURI = contractURI_;
        emit ContractURIUpdated();
    }

    /// @notice Keeps the metadata where it is for ever. Only the creator.
    function freezeMetadata() external onlyOwner {
        isMetadataFrozen = true;
        emit MetadataFrozen();
    }

    /// @notice Impossible: without a creator what is paid would be nobody's.
    function renounceOwnership() public pure override {
        revert ZeroAddress();
    }

    /// @notice The collection's name.
    function name() public view virtual returns (string memory) {
        return _name;
    }

    /// @notice The collection's symbol.
    function symbol() public view virtual returns (string memory) {
        return _symbol;
    }

    function _describe(address creator, string calldata name_, string calldata symbol_, string calldata baseURI_) internal {
        if (creator == address(0)) revert ZeroAddress();
        _transferOwnership(creator);
        (_name, _symbol, baseURI) = (name_, symbol_, baseURI_);
    }
}
