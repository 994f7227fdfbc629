// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Calls} from "../lib/Calls.sol";
import {AddressInvalid} from "../lib/Errors.sol";

/// @notice A collection that tells how often a token has changed hands: `DropCollection`, `NameRegistry`.
interface IEpochs {
    function epochOf(uint256 tokenId) external view returns (uint256);
}

/// @title Nonces that hold only until their token moves
/// @notice Such a nonce begins with `MARK`, then has 64 bits of the token's epoch and 160 of its signer's choice. Once the token has moved
/// the epoch is over for ever, so an option that nobody remembers sells nothing when the token comes back.
library Epochs {
    /// @notice Four bytes that no nonce begins with by chance.
    uint256 internal constant MARK = uint256(keccak256("epoch")) >> 224;

    /// @notice The nonce for a token's present epoch.
    /// @dev Reverts `AddressInvalid` for a collection that tells no epoch.
    function bind(address collection, uint256 tokenId, uint160 number) internal view returns (uint256) {
        (bool isTold, uint64 epoch) = _epochOf(collection, tokenId);
        if (!isTold) revert AddressInvalid();
        return (MARK << 224) | (uint256(epoch) << 160) | number;
    }

    /// @notice Whether the nonce names an epoch.
    function isBound(uint256 nonce) internal pure returns (bool) {
        return nonce >> 224 == MARK;
    }

    /// @notice Whether the epoch that a nonce names isn't the token's, or isn't told.
    function isOver(uint256 nonce, address collection, uint256 tokenId) internal view returns (bool) {
        (bool isTold, uint64 epoch) = _epochOf(collection, tokenId);
        return !isTold || epoch != uint64(nonce >> 160);
    }

    function _epochOf(address collection, uint256 tokenId) private view returns (bool isTold, uint64) {
        uint256 epoch;
        (isTold, epoch) = Calls.tryNumber(collection, abi.encodeCall(IEpochs.epochOf, (tokenId)));
        return (isTold, uint64(epoch));
    }
}
