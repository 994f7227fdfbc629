// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {LibCall} from "solady/utils/LibCall.sol";

/// @title Asking a contract that may be anything
library Calls {
    /// @notice What an answer may use; more than any honest contract needs.
    uint256 internal constant ASK_GAS = 100_000;

    /// @notice The number, address or truth that a contract answers; 0 where it reverts, is none, burns its gas or says too little.
    function number(address target, bytes memory question) internal view returns (uint256) {
        (bool isAnswered,, bytes memory answer) = LibCall.tryStaticCall(target, ASK_GAS, 32, question);
        return isAnswered && answer.length == 32 ? abi.decode(answer, (uint256)) : 0;
    }
}
