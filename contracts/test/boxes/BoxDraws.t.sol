// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Test} from "forge-std/Test.sol";

import {BoxDraws} from "../../src/boxes/BoxDraws.sol";

contract BareDraws is BoxDraws {
    function create(bytes32 tip, uint32[] calldata counts) external {
        _createBoxType(tip, "", counts);
    }

    function enqueue(uint256 boxId) external {
        _boxes[boxId].boxType = 1;
        _enqueue(boxId, msg.sender, bytes32(boxId));
    }

    function draw(bytes32 seed) external {
        _draw(1, seed);
    }
}

contract BoxDrawsTest is Test {
    /// @notice M8: chi-square of four equal classes over many draws, below what one fair chain in ten thousand exceeds.
    function test_drawsAreFair() public {
        bool long = keccak256(bytes(vm.envOr("FOUNDRY_PROFILE", string("default")))) == keccak256("long");
        uint256 rounds = long ? 3125 : 40;
        vm.pauseGasMetering();
        BareDraws draws = new BareDraws();
        bytes32[] memory seeds = new bytes32[](rounds + 1);
        seeds[rounds] = "the last seed";
        for (uint256 i = rounds; i > 0; --i) {
            seeds[i - 1] = keccak256(abi.encode(seeds[i]));
        }
        uint32[] memory counts = new uint32[](4);
        for (uint256 i; i < 4; ++i) {
            counts[i] = uint32(rounds * 32);
        }
        draws.create(seeds[0], counts);
        uint256[4] memory seen;
        for (uint256 round = 1; round <= rounds; ++round) {
            for (uint256 i; i < 32; ++i) {
                draws.enqueue(round * 32 + i);
            }
            vm.roll(vm.getBlockNumber() + 3);
            draws.draw(seeds[round]);
            for (uint256 i; i < 32; ++i) {
                ++seen[draws.boxOf(round * 32 + i).prize];
            }
        }
        uint256 chi;
        uint256 expected = rounds * 8;
        for (uint256 i; i < 4; ++i) {
            uint256 off = seen[i] > expected ? seen[i] - expected : expected - seen[i];
            chi += off * off * 1000 / expected;
        }
        assertLt(chi, 21_108);
    }
}
