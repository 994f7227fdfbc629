// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";

contract Plain721 is ERC721("Plain", "P") {
    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }
}

contract Plain1155 is ERC1155("") {
    function mint(address to, uint256 tokenId, uint256 amount) external {
        _mint(to, tokenId, amount, "");
    }
}

/// @notice Tells a royalty by ERC-2981.
contract Royal721 is ERC721("Royal", "R"), ERC2981 {
    constructor(address receiver, uint96 bps) {
        _setDefaultRoyalty(receiver, bps);
    }

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    function supportsInterface(bytes4 id) public view override(ERC721, ERC2981) returns (bool) {
        return super.supportsInterface(id);
    }
}
