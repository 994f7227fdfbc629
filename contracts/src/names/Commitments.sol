// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

import {Resolver} from "./Resolver.sol";

/// @title Promises of names
/// @notice A name is promised by a hash that tells nothing, and shown a minute later: who only sees it then has promised nothing in time.
abstract contract Commitments is Pausable {
    /// @notice Seconds between a promise and its registration, at least and at most.
    uint256 public constant MIN_COMMITMENT_AGE = 60;
    uint256 public constant MAX_COMMITMENT_AGE = 1 days;

    /// @notice One name of a cart. `maxPrice` is in base units of the cart's currency.
    struct Registration {
        string label;
        address holder;
        uint256 duration;
        bytes32 secret;
        address resolver;
        Resolver.Records records;
        uint256 maxPrice;
    }

    /// @notice When each promise was made; 0 for none.
    mapping(bytes32 root => uint256 time) public commitments;

    event Committed(bytes32 indexed root);

    /// @notice The same promise stands already; making it again would make it younger.
    error CommitmentStands(bytes32 root);
    /// @notice No such promise was made.
    error CommitmentUnknown(bytes32 root);
    /// @notice The promise is younger than `MIN_COMMITMENT_AGE`.
    error CommitmentTooNew(bytes32 root);
    /// @notice The promise is older than `MAX_COMMITMENT_AGE`.
    error CommitmentTooOld(bytes32 root);
    /// @notice The cart holds names of different promises.
    error CartMixed(bytes32 root, bytes32 other);
    /// @notice The cart is empty, or its proofs are not as many as its names.
    error CartInvalid();

    /// @notice Promises one name (its leaf) or a cart (the Merkle root of its leaves, pairs sorted).
    function commit(bytes32 root) external whenNotPaused {
        uint256 time = commitments[root];
        if (time != 0 && block.timestamp <= time + MAX_COMMITMENT_AGE) revert CommitmentStands(root);
        commitments[root] = block.timestamp;
        emit Committed(root);
    }

    /// @notice The leaf of one name: the promise for it alone, or one leaf of a cart's tree.
    function hashRegistration(Registration calldata item, address currency) public view returns (bytes32) {
        return keccak256(
            abi.encode(
                block.chainid,
                address(this),
                keccak256(bytes(item.label)),
                item.holder,
                item.duration,
                item.secret,
                item.resolver,
                keccak256(abi.encode(item.records)),
                item.maxPrice,
                currency
            )
        );
    }

    /// @dev All names of a cart are of one promise, of the right age.
    function _checkCommitment(Registration[] calldata cart, bytes32[][] calldata proofs, address currency) internal view {
        bytes32 root = MerkleProof.processProofCalldata(proofs[0], hashRegistration(cart[0], currency));
        for (uint256 i = 1; i < cart.length; ++i) {
            bytes32 other = MerkleProof.processProofCalldata(proofs[i], hashRegistration(cart[i], currency));
            if (other != root) revert CartMixed(root, other);
        }
        uint256 time = commitments[root];
        if (time == 0) revert CommitmentUnknown(root);
        if (block.timestamp < time + MIN_COMMITMENT_AGE) revert CommitmentTooNew(root);
        if (block.timestamp > time + MAX_COMMITMENT_AGE) revert CommitmentTooOld(root);
    }
}
