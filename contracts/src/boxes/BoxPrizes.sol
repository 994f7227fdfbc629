// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

import {AddressMismatch} from "../lib/Errors.sol";

/// @title What comes out of mystery boxes (ERC-1155)
/// @notice Only the boxes mint, one prize for one drawn box. A token's id is its box type times 2^32 plus its class.
contract BoxPrizes is ERC1155 {
    address public immutable BOXES;

    constructor(string memory uri) ERC1155(uri) {
        BOXES = msg.sender;
    }

    /// @notice Mints one prize. Only for the boxes; the recipient is asked whether it takes it.
    function mint(address to, uint256 id) external {
        if (msg.sender != BOXES) revert AddressMismatch();
        _mint(to, id, 1, "");
    }
}
