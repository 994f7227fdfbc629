// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Exchange} from "../../src/exchange/Exchange.sol";
import {BulkProof, Item, Offer, Option} from "../../src/exchange/Orders.sol";
import "../../src/lib/Errors.sol" as Errors;
import {Plain721} from "../support/Collections.sol";
import {Frozen721, HostileAccount, Liar1155, Malice} from "../support/Hostile.sol";
import {Market} from "../support/Market.sol";

/// @notice What has happened to others, and can't happen here.
contract IncidentsTest is Market {
    /// @dev 1, OpenSea 2022: a listing that is no longer shown still sold.
    function test_AForgottenListingDiesWithTheCounter() public {
        Option memory old = _option(address(plain), 1);
        vm.startPrank(seller);
        plain.transferFrom(seller, address(0x1234), 1);
        uint256 counter = exchange.incrementCounter();
        assertGt(counter, 1, "a leap, which nobody could sign ahead for");
        vm.startPrank(address(0x1234));
        plain.transferFrom(address(0x1234), seller, 1);
        vm.startPrank(buyer);
        vm.expectRevert(Errors.CheckFail.selector);
        exchange.fulfill{value: 1 ether}(old, 1, buyer);
    }

    /// @dev 3, Quixotic 2022: only one side had signed, the other's money was drawn.
    function test_NobodyPaysWithoutHavingSigned() public {
        Option memory option = _unsigned(address(plain), 1);
        option.currency = address(weth);
        option = _signed(option, sellerKey);
        Offer memory forged = _offerSigned(_offerUnsigned(option), sellerKey);
        forged.price = option.price;
        vm.expectRevert(Errors.CheckFail.selector);
        exchange.matchOffer(option, forged);
        vm.prank(seller);
        vm.expectRevert(Errors.CheckFail.selector);
        exchange.acceptOffer(option, forged);
    }

    /// @dev 4, TrustedVolumes 2026: the signature was checked against a key that the attacker had named.
    function test_AnAttackersContractVouchesForItselfAlone() public {
        HostileAccount attacker = new HostileAccount(buyer);
        Option memory option = _unsigned(address(plain), 1);
        option = _signed(option, buyerKey);
        vm.prank(buyer);
        vm.expectRevert(Errors.CheckFail.selector);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
        option.signer = address(attacker);
        option = _signed(option, buyerKey);
        vm.prank(buyer);
        vm.expectRevert();
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
        assertEq(plain.ownerOf(1), seller);
    }

    /// @dev 7, NFT Trader 2023: what is called in the middle of a trade calls back.
    function test_WhoCallsBackInTheMiddleGetsNothingTwice() public {
        HostileAccount hostile = new HostileAccount(buyer);
        Option memory option = _option(address(units), 10);
        deal(address(hostile), 10 ether);
        bytes memory again = abi.encodeCall(exchange.fulfill, (option, 2, address(hostile)));
        hostile.turn(Malice.Reenter, address(exchange), again);
        hostile.act(address(exchange), 3 ether, again);
        assertFalse(hostile.hasReentered());
        assertEq(units.balanceOf(address(hostile), 1), 2);
        assertEq(exchange.credits(seller, address(0)), 2 ether);
        assertEq(address(hostile).balance, 8 ether);
    }

    /// @dev 8, LegendaryMoneyMon 2026: nobody's signature is that of the account zero.
    function test_NobodySignsForNobody() public {
        Option memory option = _unsigned(address(plain), 1);
        (option.signer, option.v, option.r, option.s) = (address(0), 27, bytes32(uint256(1)), bytes32(uint256(1)));
        vm.prank(buyer);
        vm.expectRevert(Errors.ZeroAddress.selector);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
    }

    /// @dev 10, Seaport 2022: an inner node of a tree passed for one of its leaves.
    function test_ANodeOfATreeIsNoToken() public {
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(uint256(1)))));
        bytes32 node = keccak256(abi.encode(leaf, leaf));
        bytes32[] memory path = new bytes32[](1);
        path[0] = leaf;
        Option memory wanted = _wanted(address(plain), 1, uint256(keccak256(abi.encode(leaf, node))));
        Offer memory offer = _offer(wanted);
        vm.prank(seller);
        vm.expectRevert(Errors.HashValueMismatch.selector);
        exchange.acceptCollectionOffer(wanted, offer, uint256(node), 1, path);
    }

    function test_APathThatNoTreeHasIsNoSignature() public {
        Item[] memory items = new Item[](1);
        items[0] = _item(_option(address(plain), 1), 1);
        items[0].bulk = BulkProof(0, new bytes32[](11));
        vm.startPrank(buyer);
        vm.expectRevert(Errors.CheckFail.selector);
        exchange.fulfillMany{value: 1 ether}(items, buyer, true);
        items[0].bulk = BulkProof(2, new bytes32[](1));
        vm.expectRevert(Errors.CheckFail.selector);
        exchange.fulfillMany{value: 1 ether}(items, buyer, true);
        items[0].bulk.path = new bytes32[](0);
        vm.expectRevert(Errors.CheckFail.selector);
        exchange.hashBulk(items[0].option, items[0].bulk);
    }

    /// @dev 11, Blur and Golom 2022: one unit for the price of ten, or ten for that of one.
    function testFuzz_ThePriceIsThatOfOneUnit(uint8 amount, uint8 fill, uint64 price) public {
        amount = uint8(bound(amount, 1, 10));
        fill = uint8(bound(fill, 1, amount));
        Option memory option = _unsigned(address(units), amount);
        option.price = bound(price, 1, 10 ether);
        option = _signed(option, sellerKey);
        vm.prank(buyer);
        exchange.fulfill{value: 100 ether}(option, fill, buyer);
        assertEq(exchange.credits(seller, address(0)), fill * option.price);
        assertEq(units.balanceOf(buyer, 1), fill);
    }

    /// @dev 12, Golom 2022: a cancel overflowed at the end of its range, and ether above the price stayed.
    function test_TheLastNonceIsCancelledLikeAnyOther() public {
        Option memory option = _unsigned(address(plain), 1);
        option.nonce = type(uint256).max;
        option = _signed(option, sellerKey);
        uint256 state = vm.snapshotState();
        vm.prank(buyer);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
        vm.revertToState(state);
        vm.prank(seller);
        exchange.cancelNonces(type(uint256).max >> 8, 1 << 255);
        vm.prank(buyer);
        vm.expectRevert(Errors.OptionStatusError.selector);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
    }

    function test_APartlyFilledOptionIsCancelledByItsNonce() public {
        Option memory option = _option(address(units), 10);
        vm.prank(buyer);
        exchange.fulfill{value: 3 ether}(option, 3, buyer);
        vm.prank(seller);
        exchange.cancelNonces(0, 1 << 7);
        vm.prank(buyer);
        vm.expectRevert(Errors.OptionStatusError.selector);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
    }

    /// @dev 21: an account that delegates to code (EIP-7702) signs like any other.
    function test_AnAccountThatDelegatesSignsLikeAnyOther() public {
        HostileAccount delegate = new HostileAccount(address(0));
        Option memory option = _option(address(plain), 1);
        vm.etch(seller, abi.encodePacked(hex"ef0100", delegate));
        vm.prank(buyer);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
        assertEq(plain.ownerOf(1), buyer);
    }

    function test_AContractSignsForItself() public {
        HostileAccount safe = new HostileAccount(seller);
        plain.mint(address(safe), 5);
        safe.act(address(plain), 0, abi.encodeCall(plain.setApprovalForAll, (address(exchange), true)));
        Option memory option = _unsigned(address(plain), 1);
        (option.signer, option.tokenId) = (address(safe), 5);
        option = _signed(option, sellerKey);
        vm.prank(buyer);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
        assertEq(plain.ownerOf(5), buyer);
    }

    /// @dev X11: what fails in a cart is skipped, told and not paid; a collection that burns all gas burns its own part.
    function test_AnItemThatFailsTouchesNoOther() public {
        Frozen721 frozen = new Frozen721();
        frozen.mint(seller, 1);
        frozen.freeze(true);
        plain.mint(seller, 2);
        Burner burner = new Burner();
        Item[] memory items = new Item[](5);
        items[0] = _item(_option(address(plain), 1), 1);
        items[1] = _item(_other(address(frozen), 1, 8), 1);
        items[2] = _item(_other(address(burner), 1, 9), 1);
        items[3] = _item(_other(address(plain), 2, 10), 1);
        items[4] = _item(_other(address(plain), 2, 10), 1);
        items[4].option.price = 2 ether;
        vm.expectEmit(address(exchange));
        emit Exchange.ItemSkipped(exchange.hashOption(items[4].option), Errors.CheckFail.selector);
        vm.prank(buyer);
        assertEq(exchange.fulfillMany{value: 5 ether}(items, buyer, false), 2);
        assertEq(buyer.balance, 498 ether);
        assertEq(plain.ownerOf(1), buyer);
        assertEq(plain.ownerOf(2), buyer);
        assertEq(address(exchange).balance, exchange.credits(seller, address(0)));
        vm.expectRevert(Errors.AddressMismatch.selector);
        exchange.fulfillItem(items[0], buyer, buyer, 1 ether);
    }

    function test_ACartThatIsAllOrNothingIsNothing() public {
        plain.mint(seller, 2);
        Item[] memory items = new Item[](2);
        items[0] = _item(_option(address(plain), 1), 1);
        items[1] = _item(_other(address(plain), 2, 8), 1);
        vm.startPrank(buyer);
        vm.expectRevert(Errors.InsufficientAmount.selector);
        exchange.fulfillMany{value: 1.5 ether}(items, buyer, true);
        assertEq(exchange.fulfillMany{value: 1.5 ether}(items, buyer, false), 1, "as far as the money goes");
        assertEq(buyer.balance, 499 ether);
    }

    function test_UnitsThatDidNotArriveAreNotPaid() public {
        Option memory option = _unsigned(address(new Liar1155()), 1);
        option = _signed(option, sellerKey);
        vm.prank(buyer);
        vm.expectRevert(Errors.ValidationFailed.selector);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
    }

    function test_SomebodyElsesOfferIsNotCancelled() public {
        Option memory option = _unsigned(address(plain), 1);
        option.currency = address(weth);
        Offer[] memory offers = new Offer[](1);
        offers[0] = _offer(option);
        vm.expectRevert(Errors.AddressMismatch.selector);
        exchange.cancelOffers(offers);
    }

    /// @dev An offer for a collection is taken in parts, until it has what it wants.
    function test_AnOfferForACollectionTakesAsManyAsItWants() public {
        Option memory wanted = _wanted(address(units), 3, 0);
        Offer memory offer = _offer(wanted);
        units.mint(seller, 2, 10);
        vm.startPrank(seller);
        exchange.acceptCollectionOffer(wanted, offer, 1, 1, new bytes32[](0));
        vm.expectRevert(Errors.InvalidAmount.selector);
        exchange.acceptCollectionOffer(wanted, offer, 1, 3, new bytes32[](0));
        exchange.acceptCollectionOffer(wanted, offer, 2, 2, new bytes32[](0));
        vm.expectRevert(Errors.InvalidOffer.selector);
        exchange.acceptCollectionOffer(wanted, offer, 2, 1, new bytes32[](0));
        assertEq(weth.balanceOf(seller), 2.7 ether);
        assertEq(units.balanceOf(buyer, 2), 2);
    }

    function _other(address collection, uint256 tokenId, uint256 nonce) private view returns (Option memory option) {
        option = _unsigned(collection, 1);
        (option.tokenId, option.nonce) = (tokenId, nonce);
        return _signed(option, sellerKey);
    }
}

/// @notice Burns all gas whenever a token of it moves.
contract Burner is Plain721 {
    function transferFrom(address, address, uint256) public pure override {
        while (true) {}
    }
}
