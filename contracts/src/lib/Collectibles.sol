// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC165Checker} from "@openzeppelin/contracts/utils/introspection/ERC165Checker.sol";

import {Calls} from "./Calls.sol";
import {AddressInvalid, InvalidAmount, ValidationFailed} from "./Errors.sol";

/// @title Moving tokens of ERC-721 and ERC-1155
library Collectibles {
    /// @notice Which of the two it says it is; neither for what is no collection.
    function kindOf(address collection) internal view returns (bool isErc721, bool isErc1155) {
        isErc721 = ERC165Checker.supportsERC165InterfaceUnchecked(collection, type(IERC721).interfaceId);
        isErc1155 = !isErc721 && ERC165Checker.supportsERC165InterfaceUnchecked(collection, type(IERC1155).interfaceId);
    }

    /// @notice Whether `owner` has `amount` of a token and lets `operator` move them.
    function isMovable(address collection, bool isErc721, uint256 tokenId, uint256 amount, address owner, address operator)
        internal
        view
        returns (bool)
    {
        // The same in both standards.
        bool isForAll = Calls.number(collection, abi.encodeCall(IERC721.isApprovedForAll, (owner, operator))) == 1;
        if (!isErc721) return isForAll && Calls.number(collection, abi.encodeCall(IERC1155.balanceOf, (owner, tokenId))) >= amount;
        if (Calls.number(collection, abi.encodeCall(IERC721.ownerOf, (tokenId))) != uint160(owner)) return false;
        return isForAll || Calls.number(collection, abi.encodeCall(IERC721.getApproved, (tokenId))) == uint160(operator);
    }

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
