// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {ERC721} from "solady/tokens/ERC721.sol";
import {LibString} from "solady/utils/LibString.sol";

import {InvalidAmount} from "../lib/Errors.sol";
import {DropBase, IDropFactory} from "./DropBase.sol";
import {DropMetadata} from "./DropMetadata.sol";

/// @title A drop of single works (ERC-721)
/// @notice Tokens are numbered from 1 in the order in which they are minted. Minting runs no code of the minter's.
contract DropCollection is DropBase, ERC721 {
    constructor(IDropFactory factory) DropBase(factory) {}

    /// @notice Grows with each transfer of a token: a listing that was signed under another epoch no longer holds.
    function epochOf(uint256 id) external view returns (uint256) {
        return _getExtraData(id);
    }

    /// @notice Destroys a token; its number is never given out again. Only for its owner and whom they approved.
    function burn(uint256 id) external {
        _burn(msg.sender, id);
        ++totalBurned;
    }

    /// @inheritdoc DropMetadata
    function name() public view override(DropMetadata, ERC721) returns (string memory) {
        return DropMetadata.name();
    }

    /// @inheritdoc DropMetadata
    function symbol() public view override(DropMetadata, ERC721) returns (string memory) {
        return DropMetadata.symbol();
    }

    /// @notice Where a token's metadata lies.
    function tokenURI(uint256 id) public view override returns (string memory) {
        if (!_exists(id)) revert TokenDoesNotExist();
        return string.concat(baseURI, LibString.toString(id));
    }

    /// @notice Approves as ERC-721 does; refuses native currency, which would be lost here.
    function approve(address account, uint256 id) public payable override {
        if (msg.value != 0) revert InvalidAmount();
        super.approve(account, id);
    }

    /// @notice ERC-721, its metadata and ERC-2981.
    function supportsInterface(bytes4 id) public view override returns (bool) {
        return super.supportsInterface(id) || id == 0x2a55205a;
    }

    function _deliver(uint256 firstId, uint256 quantity) internal override {
        for (uint256 i; i < quantity; ++i) {
            _mint(msg.sender, firstId + i);
        }
    }

    /// @dev Transfers are payable in the library; what came with one would be lost.
    function _afterTokenTransfer(address from, address, uint256 id) internal override {
        if (from == address(0)) return;
        if (msg.value != 0) revert InvalidAmount();
        _setExtraData(id, _getExtraData(id) + 1);
    }
}
