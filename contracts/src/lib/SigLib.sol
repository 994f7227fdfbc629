// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

import {CheckFail, ZeroAddress} from "./Errors.sol";

/// @title Whether a signature is its signer's
/// @notice A key's own signature counts first, so an account that delegates to code (EIP-7702) signs like any other; then ERC-1271.
/// @dev What was signed must be used up by its contents: a signature may exist in several forms, never be an id.
library SigLib {
    /// @notice For a signature in three parts; a contract gets it as `r, s, v`.
    /// @dev Reverts `ZeroAddress` without a signer and `CheckFail` when malformed (v not 27 or 28, high s) or another's.
    function check(address signer, bytes32 digest, uint8 v, bytes32 r, bytes32 s) internal view {
        (address recovered, ECDSA.RecoverError fault,) = ECDSA.tryRecover(digest, v, r, s);
        if (isRecovered(signer, recovered, fault)) return;
        // A malformed one isn't handed on.
        if (fault != ECDSA.RecoverError.NoError) revert CheckFail();
        if (!isContracts(signer, digest, abi.encodePacked(r, s, v))) revert CheckFail();
    }

    /// @notice For a signature of any form that a contract takes; a key's has 65 bytes.
    /// @dev Reverts as the other one does.
    function check(address signer, bytes32 digest, bytes memory signature) internal view {
        (address recovered, ECDSA.RecoverError fault,) = ECDSA.tryRecover(digest, signature);
        if (isRecovered(signer, recovered, fault)) return;
        if (!isContracts(signer, digest, signature)) revert CheckFail();
    }

    /// @notice Whether `check` would take it, for who asks without reverting.
    function isSigned(address signer, bytes32 digest, uint8 v, bytes32 r, bytes32 s) internal view returns (bool) {
        (address recovered, ECDSA.RecoverError fault,) = ECDSA.tryRecover(digest, v, r, s);
        if (signer == address(0) || fault != ECDSA.RecoverError.NoError) return false;
        return recovered == signer || isContracts(signer, digest, abi.encodePacked(r, s, v));
    }

    function isRecovered(address signer, address recovered, ECDSA.RecoverError fault) private pure returns (bool) {
        if (signer == address(0)) revert ZeroAddress();
        return fault == ECDSA.RecoverError.NoError && recovered == signer;
    }

    function isContracts(address signer, bytes32 digest, bytes memory signature) private view returns (bool) {
        return signer.code.length > 0 && SignatureChecker.isValidERC1271SignatureNow(signer, digest, signature);
    }
}
