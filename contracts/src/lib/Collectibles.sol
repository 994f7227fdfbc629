// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC165Checker} from "@openzeppelin/contracts/utils/introspection/ERC165Checker.sol";

import {AddressInvalid, InvalidAmount, ValidationFailed} from "./Errors.sol";

/// @title Moving tokens of ERC-721 and ERC-1155
library Collectibles {
    /// @notice Moves `amount` of a token and looks whether it arrived. What the collection refuses it says itself.
    /// @dev Reverts `AddressInvalid` for what is no collection, `InvalidAmount` for several of an ERC-721, `ValidationFailed` when the
    /// recipient hasn't got them. An ERC-721 is sent without asking its recipient, who may be an account that delegates to code.
    function move(address collection, uint256 tokenId, uint256 amount, address from, address to) internal {
        if (ERC165Checker.supportsERC165InterfaceUnchecked(collection, type(IERC721).interfaceId)) {
            if (amount != 1) revert InvalidAmount();
            IERC721(collection).transferFrom(from, to, tokenId);
            if (IERC721(collection).ownerOf(tokenId) != to) revert ValidationFailed();
        } else if (ERC165Checker.supportsERC165InterfaceUnchecked(collection, type(IERC1155).interfaceId)) {
            IERC1155 token = IERC1155(collection);
            uint256 before = token.balanceOf(to, tokenId);
            token.safeTransferFrom(from, to, tokenId, amount, "");
            if (token.balanceOf(to, tokenId) != before + amount) revert ValidationFailed();
        } else {
            revert AddressInvalid();
        }
    }
}
