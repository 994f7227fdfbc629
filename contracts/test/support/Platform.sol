// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";
import {Test} from "forge-std/Test.sol";

import {TestCurrency} from "../../src/currencies/TestCurrency.sol";
import {WrappedEther} from "../../src/currencies/WrappedEther.sol";
import {Channels} from "../../src/exchange/Channels.sol";
import {Exchange} from "../../src/exchange/Exchange.sol";
import {FeeManager, FeeType} from "../../src/fees/FeeManager.sol";
import {Currencies} from "../../src/lib/Currencies.sol";
import {OrderBook} from "../../src/orderbook/OrderBook.sol";
import {Plain1155, Plain721, Royal721} from "./Collections.sol";

/// @notice The contracts as they are deployed: a timelock is the admin, a manager sets fees and currencies, a pauser closes.
abstract contract Platform is Test {
    uint64 internal constant MANAGER = 1;
    uint64 internal constant PAUSER = 2;

    AccessManager internal access;
    TimelockController internal timelock;
    FeeManager internal fees;
    Exchange internal exchange;
    OrderBook internal book;
    WrappedEther internal weth;
    TestCurrency internal usdt;
    Plain721 internal plain;
    Plain1155 internal units;
    Royal721 internal royal;
    bytes32 internal freeChannel;
    bytes32 internal feeChannel;

    address internal manager = makeAddr("manager");
    address internal pauser = makeAddr("pauser");
    address internal treasury = makeAddr("treasury");
    address internal creator = makeAddr("creator");

    function setUp() public virtual {
        vm.warp(1_760_000_000);
        vm.roll(1000);
        access = AccessManager(deployCode("AccessManager.sol:AccessManager", abi.encode(address(this))));
        fees = new FeeManager(address(access), treasury);
        exchange = new Exchange(address(access), fees);
        book = new OrderBook(address(access), fees);
        weth = new WrappedEther();
        usdt = new TestCurrency("Test USDT", "USDT", 6);
        plain = Plain721(deployCode("Collections.sol:Plain721"));
        units = Plain1155(deployCode("Collections.sol:Plain1155"));
        royal = Royal721(deployCode("Collections.sol:Royal721", abi.encode(creator, 500)));
        _grant();
        freeChannel = exchange.openChannel();
        vm.startPrank(manager);
        fees.setFee(FeeType.Fixed, 250);
        fees.setFee(FeeType.Auction, 300);
        exchange.setCurrency(address(weth), true);
        exchange.setCurrency(address(usdt), true);
        book.setCurrency(address(weth), true);
        vm.stopPrank();
        skip(48 hours);
        feeChannel = exchange.openChannel();
    }

    /// @dev As `contracts/README.md` says it: the timelock rules, and this test gives up its own rights.
    function _grant() private {
        _restrict(address(fees), MANAGER, _two(FeeManager.setFee.selector, FeeManager.setFeeRecipient.selector));
        _restrict(address(exchange), MANAGER, _two(Currencies.setCurrency.selector, Channels.reopenChannel.selector));
        _restrict(address(exchange), PAUSER, _one(Channels.closeChannel.selector));
        _restrict(address(book), MANAGER, _two(Currencies.setCurrency.selector, OrderBook.unpause.selector));
        _restrict(address(book), PAUSER, _one(OrderBook.pause.selector));
        access.grantRole(MANAGER, manager, 0);
        access.grantRole(PAUSER, pauser, 0);
        address[] memory nobody = new address[](0);
        timelock = TimelockController(
            payable(deployCode("TimelockController.sol:TimelockController", abi.encode(48 hours, nobody, nobody, address(0))))
        );
        access.grantRole(access.ADMIN_ROLE(), address(timelock), 0);
        _more();
        access.renounceRole(access.ADMIN_ROLE(), address(this));
    }

    /// @dev What else needs the admin's rights while all is deployed.
    function _more() internal virtual {}

    function _restrict(address target, uint64 role, bytes4[] memory selectors) internal {
        access.setTargetFunctionRole(target, selectors, role);
    }

    function _one(bytes4 selector) internal pure returns (bytes4[] memory selectors) {
        selectors = new bytes4[](1);
        selectors[0] = selector;
    }

    function _two(bytes4 first, bytes4 second) internal pure returns (bytes4[] memory selectors) {
        selectors = new bytes4[](2);
        (selectors[0], selectors[1]) = (first, second);
    }
}
