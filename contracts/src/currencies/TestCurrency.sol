// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title A currency of the local chain, which anybody may take from
/// @notice Stands for USDT (6 decimals) and for GBK (18) where no real network is configured. Worth nothing anywhere.
contract TestCurrency is ERC20 {
    /// @notice Most that one call hands out, in whole units.
    uint256 public constant MOST_AT_ONCE = 10_000;

    uint8 private immutable DECIMALS;

    /// @notice More was asked for than one call hands out.
    error TooMuch(uint256 asked, uint256 most);

    constructor(string memory name, string memory symbol, uint8 decimals_) ERC20(name, symbol) {
        DECIMALS = decimals_;
    }

    /// @inheritdoc ERC20
    function decimals() public view override returns (uint8) {
        return DECIMALS;
    }

    /// @notice Mints `amount` base units to the caller.
    function take(uint256 amount) external {
        uint256 most = MOST_AT_ONCE * 10 ** DECIMALS;
        if (amount > most) revert TooMuch(amount, most);
        _mint(msg.sender, amount);
    }
}
