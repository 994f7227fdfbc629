// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Exchange} from "../../src/exchange/Exchange.sol";
import {Item, Option} from "../../src/exchange/Orders.sol";
import "../../src/lib/Errors.sol" as Errors;
import {Market} from "../support/Market.sol";

/// @notice The most that a cart costs.
contract BoundTest is Market {
    uint256 private constant ITEMS = 5;

    /// @dev X11: what is bought is what fits in the bound one after the other, and all that it costs is their prices.
    function testFuzz_ACartNeverCostsMoreThanItsBound(uint64[ITEMS] memory prices, uint256 maxSpend, bool isNative) public {
        Item[] memory items = new Item[](ITEMS);
        for (uint256 i = 0; i < ITEMS; ++i) {
            items[i] = _priced(10 + i, 1 + prices[i] % 10 ether, isNative);
        }
        maxSpend = bound(maxSpend, 0, 40 ether);
        uint256 had = _moneyOf(isNative);
        vm.prank(buyer);
        uint256 bought = exchange.fulfillMany{value: isNative ? 50 ether : 0}(items, buyer, false, maxSpend);
        (uint256 spent, uint256 fitting) = (0, 0);
        for (uint256 i = 0; i < ITEMS; ++i) {
            bool fits = spent + items[i].option.price <= maxSpend;
            assertEq(plain.ownerOf(10 + i), fits ? buyer : seller);
            if (fits) (spent, fitting) = (spent + items[i].option.price, fitting + 1);
        }
        assertEq(bought, fitting);
        assertEq(had - _moneyOf(isNative), spent);
        assertLe(spent, maxSpend);
    }

    function test_AnAtomicCartAboveItsBoundIsNothing() public {
        for (uint256 native = 0; native < 2; ++native) {
            Item[] memory items = new Item[](2);
            items[0] = _priced(10 + 2 * native, 1 ether, native == 1);
            items[1] = _priced(11 + 2 * native, 1 ether, native == 1);
            vm.startPrank(buyer);
            vm.expectRevert(Errors.InsufficientAmount.selector);
            exchange.fulfillMany{value: native * 3 ether}(items, buyer, true, 2 ether - 1);
            assertEq(exchange.fulfillMany{value: native * 3 ether}(items, buyer, true, 2 ether), 2);
            vm.stopPrank();
        }
        assertEq(buyer.balance, 498 ether, "what was sent above the price comes back");
    }

    function test_OfEtherNoMoreIsSpentThanWasSent() public {
        Item[] memory items = new Item[](2);
        (items[0], items[1]) = (_priced(10, 1 ether, true), _priced(11, 1 ether, true));
        vm.prank(buyer);
        assertEq(exchange.fulfillMany{value: 1.5 ether}(items, buyer, false, 2 ether), 1);
        assertEq(buyer.balance, 499 ether);
    }

    function test_ASkippedItemSaysThatItWasTooMuch() public {
        Item[] memory items = new Item[](1);
        items[0] = _priced(10, 1 ether, false);
        vm.expectEmit(address(exchange));
        emit Exchange.ItemSkipped(exchange.hashOption(items[0].option), Errors.InsufficientAmount.selector);
        vm.prank(buyer);
        assertEq(exchange.fulfillMany(items, buyer, false, 1 ether - 1), 0);
    }

    function test_ABoundIsInOneCurrency() public {
        Item[] memory items = new Item[](2);
        (items[0], items[1]) = (_priced(10, 1 ether, false), _priced(11, 1 ether, true));
        vm.startPrank(buyer);
        vm.expectRevert(Errors.InvalidCurrency.selector);
        exchange.fulfillMany{value: 1 ether}(items, buyer, false, 9 ether);
        assertEq(exchange.fulfillMany{value: 1 ether}(items, buyer, false), 2, "without a bound a cart may have several");
        assertEq(exchange.fulfillMany{value: 1 ether}(new Item[](0), buyer, true, 0), 0);
        assertEq(buyer.balance, 499 ether);
    }

    function _priced(uint256 tokenId, uint256 price, bool isNative) private returns (Item memory) {
        plain.mint(seller, tokenId);
        Option memory option = _unsigned(address(plain), 1);
        (option.tokenId, option.nonce, option.price) = (tokenId, tokenId, price);
        if (!isNative) option.currency = address(weth);
        return _item(_signed(option, sellerKey), 1);
    }

    function _moneyOf(bool isNative) private view returns (uint256) {
        return isNative ? buyer.balance : weth.balanceOf(buyer);
    }
}
