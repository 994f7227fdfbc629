// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Test} from "forge-std/Test.sol";

import {BoxDraws} from "../../src/boxes/BoxDraws.sol";
import {MysteryBox} from "../../src/boxes/MysteryBox.sol";
import {Contract1271, GasBurner, Puppet, Reenterer, ReturnBomb, RevertingReceiver} from "../actors/Hostile.sol";

/// @notice Does anything with boxes as any of six accounts and their operator, and keeps what must be true beside what is.
contract BoxesHandler is Test {
    uint256 private constant SEEDS = 300;

    MysteryBox private boxes;
    uint256 private signerKey;
    uint256 public boxType;
    bytes32[] private seeds;
    Puppet[6] public actors;

    mapping(uint256 boxId => uint256) public priceOf;
    mapping(uint256 boxId => uint256) public claims;
    mapping(uint256 boxId => uint256) public prizeOf;
    mapping(bytes32 action => uint256) public done;
    uint256 public escrow;
    uint256 public earned;
    uint256 public refunded;
    string public broken;

    constructor(MysteryBox boxes_, uint256 signerKey_) {
        (boxes, signerKey) = (boxes_, signerKey_);
        actors[0] = new Contract1271(vm.addr(1));
        actors[1] = new GasBurner();
        actors[2] = new ReturnBomb();
        actors[3] = new RevertingReceiver();
        actors[4] = new Reenterer();
        actors[5] = new Contract1271(vm.addr(2));
    }

    /// @notice A new type of 30 boxes, where the operator has fallen silent or all are sold.
    function begin() external {
        if (boxType != 0 && !boxes.isSilent(boxType)) return;
        delete seeds;
        bytes32 seed = keccak256(abi.encode(block.number));
        for (uint256 i; i < SEEDS; ++i) {
            seeds.push(seed);
            seed = keccak256(abi.encode(seed));
        }
        uint32[] memory counts = new uint32[](2);
        (counts[0], counts[1]) = (3, 27);
        boxType = boxes.createBoxType(seed, "", counts);
    }

    function mine(uint256 blocks) external {
        blocks = bound(blocks, 1, 5);
        vm.roll(vm.getBlockNumber() + blocks);
        skip(12 * blocks);
    }

    function loseHashes() external {
        vm.roll(vm.getBlockNumber() + 300);
        skip(1 hours);
    }

    function fallSilent(uint256 seconds_) external {
        skip(bound(seconds_, 1 hours, 1 days));
    }

    function buy(uint256 who, uint256 price, uint256 key) external {
        (price, key) = (price % 10 ether, key % 200);
        address to = address(actors[who % 6]);
        bytes32 hash = keccak256(bytes(vm.toString(key)));
        bool used = boxes.isUsed(hash);
        MysteryBox.BoxMint memory permit = MysteryBox.BoxMint(to, vm.toString(key), boxType, price, block.timestamp);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(signerKey, boxes.hashMint(permit));
        deal(address(this), price);
        try boxes.mint{value: price}(permit, abi.encodePacked(r, s, v)) returns (uint256 id) {
            ++done["buy"];
            if (used) broken = "a key counted twice";
            priceOf[id] = price;
            escrow += price;
        } catch {}
    }

    function open(uint256 which, uint256 who, bytes32 salt) external {
        uint256 id = _some(which);
        bool mine_ = who % 4 > 0;
        try boxes.ownerOf(id) returns (address owner) {
            Puppet caller = mine_ ? Puppet(owner) : actors[who % 6];
            (bool ok,) = caller.act(address(boxes), 0, abi.encodeCall(boxes.open, (id, salt)));
            if (ok) ++done["open"];
            if (ok && address(caller) != owner) broken = "somebody opened another's box";
        } catch {}
    }

    function pin(uint256 which) external {
        try boxes.pin(_some(which)) {
            ++done["pin"];
        } catch {}
    }

    function fulfill() external {
        if (boxType == 0) return;
        (bytes32 tip,,,,,) = boxes.boxTypeOf(boxType);
        bytes32 seed;
        for (uint256 i = SEEDS; i > 0 && seed == 0; --i) {
            if (keccak256(abi.encode(seeds[i - 1])) == tip) seed = seeds[i - 1];
        }
        uint256 before = boxes.escrow();
        try boxes.fulfill(boxType, seed) {
            ++done["fulfill"];
            earned += before - boxes.escrow();
            escrow -= before - boxes.escrow();
            for (uint256 id = 1; id <= boxes.lastId(); ++id) {
                if (boxes.boxOf(id).status == BoxDraws.Status.Drawn && prizeOf[id] == 0) prizeOf[id] = boxes.boxOf(id).prize + 1;
            }
        } catch {}
    }

    function claim(uint256 which, uint256 who, uint256 to) external {
        uint256 id = _some(which);
        address opener = boxes.boxOf(id).opener;
        if (opener == address(0)) return;
        Puppet caller = who % 4 > 0 ? Puppet(opener) : actors[who % 6];
        (bool ok,) = caller.act{gas: 5_000_000}(address(boxes), 0, abi.encodeCall(boxes.claim, (id, address(actors[to % 6]))));
        if (!ok) return;
        ++done["claim"];
        if (++claims[id] > 1 || address(caller) != opener) broken = "a prize came twice or to somebody else";
    }

    function reopen(uint256 which) external {
        uint256 id = _some(which);
        address opener = boxes.boxOf(id).opener;
        if (opener == address(0)) return;
        (bool ok,) = Puppet(opener).act(address(boxes), 0, abi.encodeCall(boxes.reopen, (id)));
        if (ok) ++done["reopen"];
    }

    function refund(uint256 which, uint256 who) external {
        uint256 id = _some(which);
        BoxDraws.Box memory box = boxes.boxOf(id);
        Puppet caller = who % 2 == 0 && box.opener != address(0) ? Puppet(box.opener) : actors[who % 6];
        bool silent = boxes.isSilent(box.boxType);
        (bool ok,) = caller.act(address(boxes), 0, abi.encodeCall(boxes.refund, (id)));
        if (!ok) return;
        ++done["refund"];
        if (!silent && (box.status != BoxDraws.Status.Lost || address(caller) != box.opener)) broken = "a refund without a reason";
        escrow -= priceOf[id];
        refunded += priceOf[id];
    }

    function withdraw(uint256 who) external {
        (bool ok,) =
            actors[who % 6].act{gas: 5_000_000}(address(boxes), 0, abi.encodeCall(boxes.withdrawCredit, (address(0), makeAddr("sink"))));
        if (ok) ++done["withdraw"];
    }

    function _some(uint256 which) private view returns (uint256) {
        return boxes.lastId() == 0 ? 0 : 1 + which % boxes.lastId();
    }
}
