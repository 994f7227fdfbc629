// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {WETH} from "solady/tokens/WETH.sol";

/// @title Wrapped ether of the local chain
/// @notice ERC-20 over ether, one for one. Real networks have their own; nobody can pause or mint this one.
contract WrappedEther is WETH {}
