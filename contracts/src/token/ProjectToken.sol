// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title The platform's token
/// @notice ERC-20 with permits by signature (EIP-2612). Only minters make new ones, never past the cap; nobody can take, freeze or pause
/// a holder's.
contract ProjectToken is ERC20Capped, ERC20Permit, ERC20Burnable, AccessManaged {
    constructor(address authority, string memory name, string memory symbol, uint256 cap)
        ERC20(name, symbol)
        ERC20Permit(name)
        ERC20Capped(cap)
        AccessManaged(authority)
    {}

    /// @notice Makes `amount` base units. Role: minter.
    function mint(address to, uint256 amount) external restricted {
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Capped) {
        super._update(from, to, value);
    }
}
