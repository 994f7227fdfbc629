// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {DropBase} from "../../src/drops/DropBase.sol";
import {DropCollection} from "../../src/drops/DropCollection.sol";
import {DropFactory} from "../../src/drops/DropFactory.sol";
import {BulkProof, Offer, Option} from "../../src/exchange/Orders.sol";
import "../../src/lib/Errors.sol" as Errors;
import {NameRegistry} from "../../src/names/NameRegistry.sol";
import {Market} from "../support/Market.sol";

/// @notice Options that end when their token moves. `Mutations` has what a collection without epochs gets.
contract EpochsTest is Market {
    DropCollection private works;
    NameRegistry private names;

    function setUp() public override {
        super.setUp();
        DropBase.Terms memory terms;
        (terms.start, terms.end) = (uint64(block.timestamp), uint64(block.timestamp + 1 days));
        (terms.total, terms.perAddress, terms.perMint) = (2, 2, 2);
        DropFactory factory = new DropFactory(address(access));
        names = new NameRegistry(address(access));
        works = DropCollection(factory.createDrop(false, "Works", "WRK", "", terms, 0));
        vm.startPrank(seller);
        works.mint(2);
        works.setApprovalForAll(address(exchange), true);
        names.setApprovalForAll(address(exchange), true);
        vm.stopPrank();
    }

    /// @dev 1, OpenSea 2022: the token went and came back, and a listing that nobody remembered still sold.
    function test_AForgottenListingDoesNotComeBackWithItsToken() public {
        Option memory old = _bound(address(works), 1, 7);
        assertEq(_faultsOf(old).length, 0);
        _goAndComeBack();
        _assertOver(old);
        vm.prank(buyer);
        exchange.fulfill{value: 1 ether}(_bound(address(works), 1, 7), 1, buyer);
        assertEq(works.ownerOf(1), buyer, "a listing of the present epoch sells");
    }

    function test_OnlyTheTokenThatMovedIsConcerned() public {
        Option memory other = _bound(address(works), 2, 7);
        _goAndComeBack();
        vm.prank(buyer);
        exchange.fulfill{value: 1 ether}(other, 1, buyer);
        assertEq(works.ownerOf(2), buyer);
    }

    function test_AnOptionThatIsNotBoundLivesOn() public {
        Option memory option = _unsigned(address(works), 1);
        option = _signed(option, sellerKey);
        _goAndComeBack();
        vm.prank(buyer);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
        assertEq(works.ownerOf(1), buyer);
    }

    function test_ABidForAnOptionEndsWithIt() public {
        Option memory option = _unsigned(address(works), 1);
        (option.currency, option.nonce) = (address(weth), exchange.boundNonce(address(works), 1, 7));
        Offer memory offer = _offer(option);
        _goAndComeBack();
        assertEq(exchange.validateOffer(option, offer)[0], Errors.OptionStatusError.selector);
        vm.prank(seller);
        vm.expectRevert(Errors.OptionStatusError.selector);
        exchange.acceptOffer(option, offer);
    }

    /// @dev N4: who registers a name again after it lapsed isn't held to what they listed before.
    function test_ANameThatIsRegisteredAnewIsNotListed() public {
        vm.prank(address(timelock));
        (uint256 id, uint256 expiration) = names.register("mortar", seller, 365 days, address(0), false);
        Option memory old = _bound(address(names), id, 7);
        assertEq(_faultsOf(old).length, 0);
        vm.warp(expiration + names.GRACE() + 1);
        vm.prank(address(timelock));
        names.register("mortar", seller, 365 days, address(0), false);
        old.endTime = block.timestamp + 1 days;
        _assertOver(_signed(old, sellerKey));
    }

    function test_OptionsOfOneEpochStandForEachOther() public {
        Option memory dear = _bound(address(works), 1, 7);
        Option memory cheap = dear;
        (dear.price, cheap) = (2 ether, _bound(address(works), 1, 7));
        dear = _signed(dear, sellerKey);
        vm.prank(buyer);
        exchange.fulfill{value: 1 ether}(cheap, 1, buyer);
        assertTrue(exchange.isNonceUsed(seller, dear.nonce));
    }

    function test_ABoundOptionIsCancelledLikeAnyOther() public {
        Option memory option = _bound(address(works), 1, 7);
        vm.prank(seller);
        exchange.cancelNonces(option.nonce >> 8, 1 << (option.nonce & 0xff));
        _assertOver(option);
    }

    function testFuzz_ABoundNonceIsMarkEpochAndNumber(uint160 number, uint8 moves) public {
        for (uint256 i = 0; i < moves % 8; ++i) {
            _move(i % 2 == 0 ? seller : buyer, i % 2 == 0 ? buyer : seller);
        }
        uint256 nonce = exchange.boundNonce(address(works), 1, number);
        assertEq(bytes4(bytes32(nonce)), bytes4(keccak256("epoch")));
        assertEq(uint64(nonce >> 160), moves % 8);
        assertEq(uint160(nonce), number);
    }

    function test_NothingIsBoundWhereNoEpochIsTold() public {
        vm.expectRevert(Errors.AddressInvalid.selector);
        exchange.boundNonce(address(plain), 1, 7);
        vm.expectRevert(Errors.AddressInvalid.selector);
        exchange.boundNonce(address(0xc0de), 1, 7);
    }

    function _bound(address collection, uint256 tokenId, uint160 number) private view returns (Option memory option) {
        option = _unsigned(collection, 1);
        (option.tokenId, option.nonce) = (tokenId, exchange.boundNonce(collection, tokenId, number));
        return _signed(option, sellerKey);
    }

    function _goAndComeBack() private {
        _move(seller, address(0x1234));
        _move(address(0x1234), seller);
    }

    function _move(address from, address to) private {
        vm.prank(from);
        works.transferFrom(from, to, 1);
    }

    function _faultsOf(Option memory option) private view returns (bytes4[] memory) {
        return exchange.validate(option, BulkProof(0, new bytes32[](0)));
    }

    function _assertOver(Option memory option) private {
        assertEq(_faultsOf(option)[0], Errors.OptionStatusError.selector);
        vm.prank(buyer);
        vm.expectRevert(Errors.OptionStatusError.selector);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
    }
}
