// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {BulkProof, Item, Offer, Option} from "../../src/exchange/Orders.sol";
import "../../src/lib/Errors.sol" as Errors;
import {Market} from "../support/Market.sol";

/// @notice Says it is an ERC-721, and burns all gas of whatever else it is asked.
contract BurningCollection {
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd;
    }

    fallback() external {
        while (true) {}
    }
}

/// @notice What is said before a trade about the side that waits. `Mutations` holds every error to what the trade ends in.
contract ValidationTest is Market {
    function test_NothingStandsInTheWayOfAGoodOption() public view {
        _assertFaults(_option(address(plain), 1), "");
        _assertFaults(_option(address(units), 10), "");
    }

    function test_ATokenThatWentAwayIsSaid() public {
        Option memory option = _option(address(plain), 1);
        vm.prank(seller);
        plain.transferFrom(seller, buyer, 1);
        _assertFaults(option, abi.encodePacked(Errors.InsufficientAmount.selector));
        vm.prank(buyer);
        plain.transferFrom(buyer, seller, 1);
        _assertFaults(option, "");
    }

    function test_AnApprovalIsForAllOrForOne() public {
        Option memory option = _option(address(plain), 1);
        vm.startPrank(seller);
        plain.setApprovalForAll(address(exchange), false);
        _assertFaults(option, abi.encodePacked(Errors.InsufficientAmount.selector));
        plain.approve(address(exchange), 1);
        _assertFaults(option, "");
    }

    function test_OnlyWhatIsLeftHasToBeThere() public {
        Option memory option = _option(address(units), 10);
        vm.prank(buyer);
        exchange.fulfill{value: 4 ether}(option, 4, buyer);
        _assertFaults(option, "");
        vm.prank(seller);
        units.safeTransferFrom(seller, buyer, 1, 1, "");
        _assertFaults(option, abi.encodePacked(Errors.InsufficientAmount.selector));
    }

    function test_SeveralFaultsAreSaidEachOnce() public {
        Option memory option = _option(address(plain), 1);
        vm.prank(seller);
        exchange.incrementCounter();
        vm.warp(option.endTime);
        option.price = 0;
        bytes memory expected =
            abi.encodePacked(Errors.InvalidAmount.selector, Errors.ConditionCheckFailed.selector, Errors.CheckFail.selector);
        _assertFaults(option, expected);
    }

    function test_AnOptionOfManyIsFoundByItsPath() public view {
        Option[] memory options = new Option[](2);
        options[0] = _unsigned(address(plain), 1);
        options[1] = _unsigned(address(units), 3);
        Item[] memory items = _bulk(options, sellerKey);
        assertEq(exchange.validate(items[1].option, items[1].bulk).length, 0);
        items[1].bulk.index = 0;
        bytes4[] memory faults = exchange.validate(items[1].option, items[1].bulk);
        assertEq(faults.length, 1);
        assertEq(faults[0], Errors.CheckFail.selector);
        items[1].bulk.index = 5;
        assertEq(exchange.validate(items[1].option, items[1].bulk)[0], Errors.CheckFail.selector);
    }

    function test_ACollectionThatBurnsGasIsAnswered() public {
        Option memory option = _option(address(new BurningCollection()), 1);
        _assertFaults(option, abi.encodePacked(Errors.InsufficientAmount.selector));
    }

    function test_ABidderNeedsTheMoney() public {
        Option memory option = _unsigned(address(plain), 1);
        option.currency = address(weth);
        Offer memory offer = _offer(option);
        assertEq(exchange.validateOffer(option, offer).length, 0, "the option needs no signature");
        vm.prank(buyer);
        weth.approve(address(exchange), offer.price - 1);
        assertEq(exchange.validateOffer(option, offer)[0], Errors.InsufficientAmount.selector);
    }

    /// @dev As many as can stand together.
    function test_AnOfferTellsElevenFaultsAtOnce() public {
        Option memory option;
        option.collection = makeAddr("no collection");
        option.currency = makeAddr("no currency");
        Offer memory offer;
        offer.price = 1;
        assertEq(exchange.validateOffer(option, offer).length, 11);
    }

    /// @dev Nothing that anybody can ask makes it revert.
    function testFuzz_AnyQuestionIsAnswered(Option memory option, BulkProof memory bulk, Offer memory offer) public view {
        exchange.validate(option, bulk);
        exchange.validateOffer(option, offer);
    }

    function _assertFaults(Option memory option, bytes memory expected) private view {
        bytes4[] memory faults = exchange.validate(option, BulkProof(0, new bytes32[](0)));
        bytes memory found;
        for (uint256 i = 0; i < faults.length; ++i) {
            found = abi.encodePacked(found, faults[i]);
        }
        assertEq(found, expected);
    }
}
