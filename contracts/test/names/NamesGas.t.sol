// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Commitments} from "../../src/names/Commitments.sol";
import {NamesFixture} from "./NamesFixture.sol";

/// @notice What names cost in gas: each call is a transaction of its own, its 21,000 and calldata included.
/// forge-config: default.isolate = true
contract NamesGasTest is NamesFixture {
    function test_gasOfOneName() public {
        buy("warm-the-treasury", address(this));
        vm.snapshotValue("figures", "name.register", _gas(1));
    }

    function test_gasOfACartOfTen() public {
        buy("warm-the-treasury", address(this));
        vm.snapshotValue("figures", "name.cart10", _gas(10) / 10);
    }

    function _gas(uint256 size) private returns (uint256 gas) {
        Commitments.Registration[] memory cart = new Commitments.Registration[](size);
        for (uint256 i; i < size; ++i) {
            cart[i] = item(string.concat("name-", vm.toString(i)), address(this));
            (cart[i].records, cart[i].resolver) = (none(), address(0));
        }
        (bytes32 root, bytes32[][] memory proofs) = tree(cart, address(0));
        (uint256 base,) = oracle.price(6, 0, 365 days, address(0));
        controller.commit(root);
        gas = vm.lastCallGas().gasTotalUsed;
        skip(61);
        controller.register{value: base * size}(cart, proofs, address(0), 1 ether);
        gas += vm.lastCallGas().gasTotalUsed;
    }
}
