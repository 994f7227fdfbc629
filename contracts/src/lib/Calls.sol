// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {LibCall} from "solady/utils/LibCall.sol";

/// @title Asking a contract that may be anything
library Calls {
    /// @notice What an answer may use; more than any honest contract needs.
    uint256 internal constant ASK_GAS = 100_000;

    /// @notice The number, address or truth that a contract answers; 0 where it reverts, is none, burns its gas or says too little.
    function number(address target, bytes memory question) internal view returns (uint256 answer) {
        (, answer) = tryNumber(target, question);
    }

    /// @notice The same, and whether it answered at all.
    function tryNumber(address target, bytes memory question) internal view returns (bool isAnswered, uint256) {
        bytes memory answer;
        (isAnswered,, answer) = LibCall.tryStaticCall(target, ASK_GAS, 32, question);
        if (!isAnswered || answer.length != 32) return (false, 0);
        return (true, abi.decode(answer, (uint256)));
    }
}
