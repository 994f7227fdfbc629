// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {ERC1155} from "solady/tokens/ERC1155.sol";
import {ERC721} from "solady/tokens/ERC721.sol";

import {Item, Offer, Option} from "../../src/exchange/Orders.sol";
import {FeeType} from "../../src/fees/FeeManager.sol";
import {Terms} from "../../src/orderbook/Order.sol";
import {BookTest} from "../orderbook/BookTest.sol";

/// @notice As lean as the collections that published figures were measured with.
contract Lean721 is ERC721 {
    function name() public pure override returns (string memory) {
        return "Lean";
    }

    function symbol() public pure override returns (string memory) {
        return "L";
    }

    function tokenURI(uint256) public pure override returns (string memory) {
        return "";
    }

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }
}

contract Lean1155 is ERC1155 {
    function uri(uint256) public pure override returns (string memory) {
        return "";
    }

    function mint(address to, uint256 tokenId, uint256 amount) external {
        _mint(to, tokenId, amount, "");
    }
}

/// @notice What transactions cost, each alone and from cold, intrinsic gas included. Read by `npm run bench gas`.
/// forge-config: default.isolate = true
contract GasTest is BookTest {
    Lean721 private lean;
    Lean1155 private leanUnits;

    function setUp() public override {
        super.setUp();
        (lean, leanUnits) = (new Lean721(), new Lean1155());
        for (uint256 id = 1; id <= 40; ++id) {
            lean.mint(seller, id);
        }
        lean.mint(buyer, 1000);
        leanUnits.mint(seller, 1, 1000);
        leanUnits.mint(buyer, 1, 1);
        vm.startPrank(seller);
        lean.setApprovalForAll(address(exchange), true);
        leanUnits.setApprovalForAll(address(exchange), true);
        vm.stopPrank();
        deal(address(weth), seller, 1);
        deal(address(weth), treasury, 1);
        deal(address(weth), creator, 1);
        _inUse();
    }

    /// @dev 21,000 by the protocol: what stands here is whole transactions.
    function test_transfer() public {
        vm.prank(buyer);
        (bool isSent,) = seller.call{value: 1}("");
        assertTrue(isSent);
        vm.snapshotGasLastCall("figures", "transfer");
    }

    function test_sale721() public {
        _fulfill("sale721", _leanOption(1, 2));
    }

    function test_sale721Plain() public {
        Option memory option = _unsigned(address(plain), 1);
        option.nonce = 2;
        _fulfill("sale721.openzeppelin", _signed(option, sellerKey));
    }

    function test_sale721Cold() public {
        (seller, sellerKey) = makeAddrAndKey("a seller who has sold nothing");
        lean.mint(seller, 500);
        vm.prank(seller);
        lean.setApprovalForAll(address(exchange), true);
        _fulfill("sale721.cold", _leanOption(500, 2));
    }

    function test_sale1155() public {
        Option memory option = _unsigned(address(leanUnits), 1);
        option.nonce = 2;
        _fulfill("sale1155", _signed(option, sellerKey));
    }

    function test_saleFeeRoyalty() public {
        Option memory option = _unsigned(address(royal), 1);
        (option.nonce, option.channel) = (2, feeChannel);
        _fulfill("sale.fee.royalty", _signed(option, sellerKey));
    }

    function test_offerAccept() public {
        Option memory option = _leanUnsigned(1, 2);
        option.currency = address(weth);
        Offer memory offer = _offer(option);
        vm.prank(seller);
        exchange.acceptOffer(option, offer);
        vm.snapshotGasLastCall("figures", "offer.accept");
    }

    function test_tenDistinct() public {
        Item[] memory items = new Item[](10);
        for (uint256 i = 0; i < 10; ++i) {
            items[i] = _item(_leanOption(1 + i, 2 + i), 1);
        }
        vm.prank(buyer);
        exchange.fulfillMany{value: 10 ether}(items, buyer, true);
        vm.snapshotGasLastCall("figures", "ten.distinct");
    }

    function test_tenDistinctSkipping() public {
        Item[] memory items = new Item[](10);
        for (uint256 i = 0; i < 10; ++i) {
            items[i] = _item(_leanOption(1 + i, 2 + i), 1);
        }
        vm.prank(buyer);
        exchange.fulfillMany{value: 10 ether}(items, buyer, false);
        vm.snapshotGasLastCall("figures", "ten.distinct.skipping");
    }

    function test_saleOfBulk() public {
        Option[] memory options = new Option[](16);
        for (uint256 i = 0; i < 16; ++i) {
            options[i] = _leanUnsigned(1 + i, 2 + i);
        }
        Item[] memory items = new Item[](1);
        items[0] = _bulk(options, sellerKey)[3];
        vm.prank(buyer);
        exchange.fulfillMany{value: 1 ether}(items, buyer, true);
        vm.snapshotGasLastCall("figures", "sale721.bulk16");
    }

    function test_book() public {
        vm.prank(manager);
        fees.setFee(FeeType.Fixed, 0);
        Terms memory terms = _fixed(address(plain));
        terms.isInstant = true;
        vm.prank(seller);
        uint256 id = book.create(terms);
        vm.snapshotGasLastCall("figures", "book.create");
        vm.prank(buyer);
        book.purchase{value: 1 ether}(id, 1, 1 ether);
        vm.snapshotGasLastCall("figures", "book.purchase");
    }

    /// @dev Every account has traded before: credits, nonces and balances are in use.
    function _inUse() private {
        Option memory option = _unsigned(address(royal), 1);
        (option.channel, option.nonce) = (feeChannel, 0);
        option = _signed(option, sellerKey);
        vm.startPrank(buyer);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
        vm.stopPrank();
        royal.mint(seller, 2);
        vm.prank(buyer);
        royal.transferFrom(buyer, seller, 1);
        royal.mint(buyer, 3);
        plain.mint(buyer, 3);
        plain.mint(seller, 4);
    }

    function _leanUnsigned(uint256 tokenId, uint256 nonce) private view returns (Option memory option) {
        option = _unsigned(address(lean), 1);
        (option.tokenId, option.nonce) = (tokenId, nonce);
    }

    function _leanOption(uint256 tokenId, uint256 nonce) private view returns (Option memory) {
        return _signed(_leanUnsigned(tokenId, nonce), sellerKey);
    }

    function _fulfill(string memory figure, Option memory option) private {
        vm.prank(buyer);
        exchange.fulfill{value: 1 ether}(option, 1, buyer);
        vm.snapshotGasLastCall("figures", figure);
    }
}
