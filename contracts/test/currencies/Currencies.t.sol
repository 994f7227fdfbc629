// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Test} from "forge-std/Test.sol";

import {TestCurrency} from "../../src/currencies/TestCurrency.sol";
import {WrappedEther} from "../../src/currencies/WrappedEther.sol";

contract CurrenciesTest is Test {
    function testFuzz_WrappedEtherIsOneForOne(uint96 amount) public {
        WrappedEther weth = new WrappedEther();
        deal(address(this), amount);
        weth.deposit{value: amount}();
        assertEq(weth.balanceOf(address(this)), amount);
        assertEq(address(weth).balance, amount);
        weth.withdraw(amount);
        assertEq(address(this).balance, amount);
    }

    function test_ATestCurrencyHandsOutUpToItsLimit() public {
        TestCurrency usdt = new TestCurrency("Test USDT", "USDT", 6);
        assertEq(usdt.decimals(), 6);
        usdt.take(10_000e6);
        assertEq(usdt.balanceOf(address(this)), 10_000e6);
        vm.expectRevert(abi.encodeWithSelector(TestCurrency.TooMuch.selector, 10_000e6 + 1, 10_000e6));
        usdt.take(10_000e6 + 1);
    }

    receive() external payable {}
}
