// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

/// @title What a label may be
/// @notice Only `[a-z0-9-]`: bytes are characters, so a price by length can't be gamed, and no two labels look alike through
/// characters of no width, NUL or letters of other scripts.
library Labels {
    uint256 internal constant SHORTEST = 4;
    uint256 internal constant LONGEST = 63;

    /// @notice Whether a label is 4 to 63 characters of `[a-z0-9-]`, with no hyphen at an end and no `xn--` at its start.
    function isValid(string calldata label) internal pure returns (bool) {
        bytes calldata text = bytes(label);
        uint256 length = text.length;
        if (length < SHORTEST || length > LONGEST || text[0] == "-" || text[length - 1] == "-") return false;
        if (bytes4(text[:4]) == "xn--") return false;
        for (uint256 i; i < length; ++i) {
            bytes1 character = text[i];
            bool allowed = (character >= "a" && character <= "z") || (character >= "0" && character <= "9") || character == "-";
            if (!allowed) return false;
        }
        return true;
    }

    /// @notice The token that a label is, which is also its node: keccak256 of its bytes.
    function tokenId(string calldata label) internal pure returns (uint256) {
        return uint256(keccak256(bytes(label)));
    }
}
