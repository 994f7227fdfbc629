// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {ERC1155} from "solady/tokens/ERC1155.sol";

import {DropBase, IDropFactory} from "./DropBase.sol";

/// @title A drop of copies of one work (ERC-1155)
/// @notice All copies are token 1. A minter that is a contract is asked whether it takes them, after everything is written down.
contract DropCollection1155 is DropBase, ERC1155 {
    /// @notice The one token of the collection.
    uint256 public constant WORK = 1;

    constructor(IDropFactory factory) DropBase(factory) {}

    /// @notice How many copies there are.
    function totalSupply(uint256 id) external view returns (uint256) {
        return id == WORK ? totalMinted - totalBurned : 0;
    }

    /// @notice Destroys copies of `from`, which is the caller or approved them.
    function burn(address from, uint256 id, uint256 amount) external {
        _burn(msg.sender, from, id, amount);
        totalBurned += amount;
    }

    /// @notice Where the work's metadata lies.
    function uri(uint256) public view override returns (string memory) {
        return baseURI;
    }

    /// @notice ERC-1155, its metadata and ERC-2981.
    function supportsInterface(bytes4 id) public view override returns (bool) {
        return super.supportsInterface(id) || id == 0x2a55205a;
    }

    function _deliver(uint256, uint256 quantity) internal override {
        _mint(msg.sender, WORK, quantity, "");
    }
}
