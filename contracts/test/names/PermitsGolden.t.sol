// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {stdJson} from "forge-std/StdJson.sol";
import {LibClone} from "solady/utils/LibClone.sol";

import {MysteryBox} from "../../src/boxes/MysteryBox.sol";
import {CustodyWallet} from "../../src/custody/CustodyWallet.sol";
import {DropBase} from "../../src/drops/DropBase.sol";
import {DropFactory} from "../../src/drops/DropFactory.sol";
import {Commitments} from "../../src/names/Commitments.sol";
import {NameController} from "../../src/names/NameController.sol";
import {NamesFixture} from "./NamesFixture.sol";

/// @notice The same vectors that `shared/chain/src/permits` is held to.
contract PermitsGoldenTest is NamesFixture {
    using stdJson for string;

    uint256 private constant VECTORS = 3;

    string private golden;

    function setUp() public override {
        super.setUp();
        golden = vm.readFile("test/golden/permits.json");
        vm.chainId(golden.readUint(".chainId"));
    }

    function test_whitelistsAndPromisesHashAsViemHashesThem() public {
        address where = golden.readAddress(".contracts.names");
        deployCodeTo("NameController.sol:NameController", abi.encode(manager, registry, oracle, treasury, signer), where);
        for (uint256 i; i < VECTORS; ++i) {
            (bytes memory encoded, bytes32 hash,) = _vector("whitelists", i);
            assertEq(NameController(where).hashWhitelist(abi.decode(encoded, (NameController.Whitelist))), hash);
            string memory path;
            (encoded, hash, path) = _vector("registrations", i);
            address currency = golden.readAddress(string.concat(path, ".currency"));
            assertEq(NameController(where).hashRegistration(abi.decode(encoded, (Commitments.Registration)), currency), hash);
        }
    }

    function test_permitsOfDropsHashAsViemHashesThem() public {
        DropBase where = DropBase(golden.readAddress(".contracts.drops"));
        address clone = LibClone.clone(new DropFactory(address(manager)).SINGLE_WORKS());
        vm.etch(address(where), clone.code);
        for (uint256 i; i < VECTORS; ++i) {
            (bytes memory encoded, bytes32 hash, string memory path) = _vector("mintPermits", i);
            DropBase.MintPermit memory permit = abi.decode(encoded, (DropBase.MintPermit));
            assertEq(where.hashPermit(permit), hash);
            bytes32 leaf = where.hashLeaf(permit.minter, permit.phaseId, permit.maxQty, permit.unitPrice);
            assertEq(leaf, golden.readBytes32(string.concat(path, ".leaf")));
        }
    }

    function test_permitsOfBoxesHashAsViemHashesThem() public {
        address where = golden.readAddress(".contracts.boxes");
        deployCodeTo("MysteryBox.sol:MysteryBox", abi.encode(manager, signer, treasury, ""), where);
        for (uint256 i; i < VECTORS; ++i) {
            (bytes memory encoded, bytes32 hash,) = _vector("boxMints", i);
            assertEq(MysteryBox(where).hashMint(abi.decode(encoded, (MysteryBox.BoxMint))), hash);
        }
    }

    function test_withdrawalsHashAsViemHashesThem() public {
        address where = golden.readAddress(".contracts.custody");
        deployCodeTo("CustodyWallet.sol:CustodyWallet", abi.encode(manager, signer, treasury), where);
        for (uint256 i; i < VECTORS; ++i) {
            (bytes memory encoded, bytes32 hash,) = _vector("withdraws", i);
            (address token, address dest, uint256 amount, uint256 expired, bytes32 serial) =
                abi.decode(encoded, (address, address, uint256, uint256, bytes32));
            assertEq(CustodyWallet(where).hashWithdraw(token, dest, amount, expired, serial), hash);
        }
    }

    function _vector(string memory kind, uint256 i) private view returns (bytes memory encoded, bytes32 hash, string memory path) {
        path = string.concat(".", kind, "[", vm.toString(i), "]");
        encoded = golden.readBytes(string.concat(path, ".encoded"));
        hash = golden.readBytes32(string.concat(path, ".hash"));
    }
}
