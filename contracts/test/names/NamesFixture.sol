// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {TestCurrency} from "../../src/currencies/TestCurrency.sol";
import {Commitments} from "../../src/names/Commitments.sol";
import {FixedFeed} from "../../src/names/FixedFeed.sol";
import {NameController} from "../../src/names/NameController.sol";
import {NameRegistry} from "../../src/names/NameRegistry.sol";
import {PriceOracle} from "../../src/names/PriceOracle.sol";
import {Resolver} from "../../src/names/Resolver.sol";
import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {Test} from "forge-std/Test.sol";
import {MerkleTreeLib} from "solady/utils/MerkleTreeLib.sol";

import {TestFeed} from "./TestFeed.sol";

/// @notice Names with a feed for ether at 2,000 dollars, a currency of 6 decimals at one, and helpers for carts.
abstract contract NamesFixture is Test {
    uint64 internal constant CONTROLLER = 1;
    uint128 internal constant FEE4 = 160e18 / uint128(365 days);
    uint128 internal constant FEE5 = 5e18 / uint128(365 days);

    AccessManager internal manager;
    NameRegistry internal registry;
    PriceOracle internal oracle;
    NameController internal controller;
    Resolver internal resolver;
    TestFeed internal feed;
    TestCurrency internal dollars;
    address internal treasury = makeAddr("treasury");
    address internal signer;
    uint256 internal signerKey;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        vm.roll(20_000_000);
        (signer, signerKey) = makeAddrAndKey("whitelist signer");
        manager = AccessManager(deployCode("AccessManager.sol:AccessManager", abi.encode(address(this))));
        registry = new NameRegistry(address(manager));
        oracle = new PriceOracle(address(manager), FEE4, FEE5, 100_000e18);
        controller = new NameController(address(manager), registry, oracle, treasury, signer);
        resolver = new Resolver(registry);
        feed = new TestFeed();
        feed.set(2000e8, block.timestamp);
        dollars = new TestCurrency("US dollars", "USDT", 6);
        oracle.setFeed(address(0), feed, 3650 days, 18, 100e8, 100_000e8);
        oracle.setFeed(address(dollars), new FixedFeed(1e8), 1, 6, 99_000_000, 101_000_000);
        bytes4[] memory selectors = new bytes4[](2);
        (selectors[0], selectors[1]) = (registry.register.selector, registry.renew.selector);
        manager.setTargetFunctionRole(address(registry), selectors, CONTROLLER);
        manager.grantRole(CONTROLLER, address(controller), 0);
        registry.allowResolver(address(resolver), true);
    }

    function none() internal pure returns (Resolver.Records memory records) {}

    function someRecords(address account) internal pure returns (Resolver.Records memory records) {
        records.addresses = new Resolver.CoinAddress[](1);
        records.addresses[0] = Resolver.CoinAddress(60, abi.encodePacked(account));
        records.texts = new Resolver.Text[](1);
        records.texts[0] = Resolver.Text("url", "https://example.org");
        records.contenthash = hex"e301";
    }

    function item(string memory label, address holder) internal view returns (Commitments.Registration memory) {
        return Commitments.Registration(label, holder, 365 days, "secret", address(resolver), someRecords(holder), 1000 ether);
    }

    function single(Commitments.Registration memory one) internal pure returns (Commitments.Registration[] memory cart) {
        cart = new Commitments.Registration[](1);
        cart[0] = one;
    }

    function tree(Commitments.Registration[] memory cart, address currency)
        internal
        view
        returns (bytes32 root, bytes32[][] memory proofs)
    {
        bytes32[] memory leaves = new bytes32[](cart.length);
        for (uint256 i; i < cart.length; ++i) {
            leaves[i] = controller.hashRegistration(cart[i], currency);
        }
        bytes32[] memory built = MerkleTreeLib.build(leaves);
        root = MerkleTreeLib.root(built);
        proofs = new bytes32[][](cart.length);
        for (uint256 i; i < cart.length; ++i) {
            proofs[i] = MerkleTreeLib.leafProof(built, i);
        }
    }

    /// @notice Promises, waits and registers a cart for ether, paid by `payer`, who sends twice the price.
    function buy(Commitments.Registration[] memory cart, address payer) internal returns (uint256 total) {
        (bytes32 root, bytes32[][] memory proofs) = tree(cart, address(0));
        controller.commit(root);
        skip(61);
        deal(payer, payer.balance + 3000 ether);
        vm.prank(payer);
        total = controller.register{value: 3000 ether}(cart, proofs, address(0), type(uint256).max);
    }

    function buy(string memory label, address holder) internal returns (uint256 id) {
        buy(single(item(label, holder)), holder);
        id = uint256(keccak256(bytes(label)));
    }

    function permitFor(string memory label, address holder) internal view returns (NameController.Whitelist memory) {
        return NameController.Whitelist(label, holder, uint64(365 days), 1 ether, block.timestamp + 1 days, 7);
    }

    function sign(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    function labels(string memory label) internal pure returns (string[] memory list) {
        list = new string[](1);
        list[0] = label;
    }
}
