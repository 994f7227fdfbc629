// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {stdJson} from "forge-std/StdJson.sol";
import {StdStorage, stdStorage} from "forge-std/Test.sol";

import {Exchange} from "../../src/exchange/Exchange.sol";
import {BulkProof, Offer, Option} from "../../src/exchange/Orders.sol";
import {Platform} from "../support/Platform.sol";

/// @notice The same vectors that `shared/chain/src/orders` is held to.
contract GoldenTest is Platform {
    using stdJson for string;
    using stdStorage for StdStorage;

    string private golden;
    Exchange private there;

    function setUp() public override {
        super.setUp();
        golden = vm.readFile("test/golden/orders.json");
        vm.chainId(golden.readUint(".chainId"));
        there = Exchange(golden.readAddress(".exchange"));
        deployCodeTo("Exchange.sol:Exchange", abi.encode(access, fees), address(there));
    }

    function test_OptionsHashAsViemHashesThem() public {
        for (uint256 i = 0; i < 6; ++i) {
            string memory where = string.concat(".options[", vm.toString(i), "]");
            Option memory option = abi.decode(golden.readBytes(string.concat(where, ".encoded")), (Option));
            _setCounter(option.signer, golden.readUint(string.concat(where, ".counter")));
            assertEq(there.hashOption(option), golden.readBytes32(string.concat(where, ".hash")));
        }
    }

    function test_OffersHashAsViemHashesThem() public {
        for (uint256 i = 0; i < 4; ++i) {
            string memory where = string.concat(".offers[", vm.toString(i), "]");
            Offer memory offer = abi.decode(golden.readBytes(string.concat(where, ".encoded")), (Offer));
            _setCounter(offer.bidder, golden.readUint(string.concat(where, ".counter")));
            assertEq(there.hashOffer(offer), golden.readBytes32(string.concat(where, ".hash")));
        }
    }

    function test_TreesOfOptionsHashAsViemHashesThem() public {
        for (uint256 i = 0; i < 3; ++i) {
            string memory where = string.concat(".bulks[", vm.toString(i), "]");
            bytes[] memory options = golden.readBytesArray(string.concat(where, ".options"));
            for (uint256 place = 0; place < options.length; ++place) {
                Option memory option = abi.decode(options[place], (Option));
                _setCounter(option.signer, golden.readUint(string.concat(where, ".counter")));
                bytes32[] memory path = golden.readBytes32Array(string.concat(where, ".paths[", vm.toString(place), "]"));
                assertEq(there.hashBulk(option, BulkProof(place, path)), golden.readBytes32(string.concat(where, ".hash")));
            }
        }
    }

    function _setCounter(address signer, uint256 counter) private {
        stdstore.target(address(there)).sig("counters(address)").with_key(signer).checked_write(counter);
    }
}
