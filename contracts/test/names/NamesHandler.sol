// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Commitments} from "../../src/names/Commitments.sol";
import {NameController} from "../../src/names/NameController.sol";
import {NameRegistry} from "../../src/names/NameRegistry.sol";
import {PriceOracle} from "../../src/names/PriceOracle.sol";
import {Resolver} from "../../src/names/Resolver.sol";
import {Contract1271, GasBurner, Puppet, Reenterer, ReturnBomb, RevertingReceiver} from "../actors/Hostile.sol";
import {Test} from "forge-std/Test.sol";

/// @notice Does anything with five labels as any of eight accounts, and keeps what must be true beside what is.
contract NamesHandler is Test {
    struct Promise {
        uint256 who;
        uint256 label;
        uint256 duration;
        uint256 time;
    }

    NameController private controller;
    NameRegistry private registry;
    PriceOracle private oracle;
    Resolver private resolver;
    uint256 private signerKey;

    string[5] public labels = ["four", "five5", "longer-name", "mortar", "another1"];
    Puppet[8] public actors;
    Promise[] private promises;

    mapping(uint256 id => uint256) public endOf;
    mapping(uint256 id => address) public holderOf;
    mapping(uint256 id => uint256) public versionOf;
    mapping(uint256 id => address) public addressOf;
    mapping(uint256 nonce => uint256) public usesOf;
    mapping(bytes32 action => uint256) public done;
    uint256 public charged;
    string public broken;

    constructor(NameController controller_, NameRegistry registry_, PriceOracle oracle_, Resolver resolver_, uint256 signerKey_) {
        (controller, registry, oracle, resolver, signerKey) = (controller_, registry_, oracle_, resolver_, signerKey_);
        for (uint256 i; i < 4; ++i) {
            actors[i] = new Contract1271(vm.addr(i + 1));
        }
        actors[4] = new RevertingReceiver();
        actors[5] = new GasBurner();
        actors[6] = new ReturnBomb();
        actors[7] = new Reenterer();
    }

    function wait(uint256 seconds_) external {
        skip(bound(seconds_, 1, 3 hours));
    }

    function waitLong(uint256 seconds_) external {
        skip(bound(seconds_, 1 days, 120 days));
    }

    function commit(uint256 who, uint256 label, uint256 duration) external {
        if (duration % 3 != 0) duration = bound(duration, 28 days, 120 days);
        promises.push(Promise(who % 8, label % 5, duration, block.timestamp));
        controller.commit(controller.hashRegistration(_promised(promises.length - 1), address(0)));
    }

    function register(uint256 which, uint256 payer) external {
        if (promises.length == 0) return;
        which = promises.length - 1 - which % (promises.length < 4 ? promises.length : 4);
        Commitments.Registration[] memory cart = new Commitments.Registration[](1);
        Commitments.Registration memory one = cart[0] = _promised(which);
        uint256 id = uint256(keccak256(bytes(one.label)));
        bool free = versionOf[id] == 0 || block.timestamp > endOf[id] + 90 days;
        bytes memory call = abi.encodeCall(controller.register, (cart, new bytes32[][](1), address(0), 2000 ether));
        (bool ok, bytes memory answer) = _pay(payer, 2000 ether, call);
        if (!ok) return;
        ++done["register"];
        if (!free) broken = "a name was registered that was held or in its grace";
        if (_isWrongAge(promises[which].time)) broken = "a promise of the wrong age counted";
        charged += abi.decode(answer, (uint256));
        _begin(id, one.holder, one.duration, one.holder);
    }

    function registerWhitelisted(uint256 who, uint256 label, uint256 nonce, uint256 payer) external {
        address holder = address(actors[who % 8]);
        NameController.Whitelist memory permit =
            NameController.Whitelist(labels[label % 5], holder, 60 days, 1 ether, block.timestamp, nonce % 16);
        uint256 id = uint256(keccak256(bytes(permit.label)));
        bool free = versionOf[id] == 0 || block.timestamp > endOf[id] + 90 days;
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(signerKey, controller.hashWhitelist(permit));
        bytes memory call = abi.encodeCall(controller.registerWhitelisted, (permit, abi.encodePacked(r, s, v)));
        (bool ok, bytes memory answer) = _pay(payer, 1 ether, call);
        if (!ok) return;
        ++done["whitelist"];
        ++usesOf[nonce % 16];
        if (!free) broken = "a whitelisted name was held or in its grace";
        charged += abi.decode(answer, (uint256));
        _begin(id, holder, 60 days, address(0));
    }

    function renew(uint256 payer, uint256 label, uint256 duration) external {
        string[] memory list = new string[](1);
        list[0] = labels[label % 5];
        uint256 id = uint256(keccak256(bytes(list[0])));
        if (duration % 2 == 0) duration = bound(duration, 1, 100 days);
        (bool ok, bytes memory answer) = _pay(payer, 100 ether, abi.encodeCall(controller.renew, (list, duration, address(0), 100 ether)));
        if (!ok) return;
        ++done["renew"];
        if (versionOf[id] == 0 || block.timestamp > endOf[id] + 90 days) broken = "a name was renewed after its grace";
        endOf[id] += duration;
        charged += abi.decode(answer, (uint256));
    }

    function transfer(uint256 from, uint256 to, uint256 label) external {
        uint256 id = uint256(keccak256(bytes(labels[label % 5])));
        address sender = from % 2 == 0 ? holderOf[id] : address(actors[from % 8]);
        if (sender == address(0)) return;
        address receiver = address(actors[to % 8]);
        vm.prank(sender);
        try registry.transferFrom(holderOf[id], receiver, id) {
            ++done["transfer"];
            if (sender != holderOf[id]) broken = "somebody moved another's name";
            if (block.timestamp > endOf[id]) broken = "an ended name moved";
            holderOf[id] = receiver;
        } catch {}
    }

    function write(uint256 who, uint256 label, address value) external {
        uint256 id = uint256(keccak256(bytes(labels[label % 5])));
        address sender = who % 2 == 0 ? holderOf[id] : address(actors[who % 8]);
        if (sender == address(0)) return;
        vm.prank(sender);
        try resolver.setRecords(bytes32(id), _records(value)) {
            ++done["write"];
            if (sender != holderOf[id] || block.timestamp > endOf[id]) broken = "somebody wrote records of a name that isn't theirs";
            addressOf[id] = value;
        } catch {}
    }

    function withdraw(uint256 who) external {
        address account = who % 9 == 8 ? controller.treasury() : address(actors[who % 8]);
        vm.prank(account);
        try controller.withdrawCredit(address(0), makeAddr("sink")) {
            ++done["withdraw"];
        } catch {}
    }

    function idOf(uint256 label) external view returns (uint256) {
        return uint256(keccak256(bytes(labels[label])));
    }

    function _promised(uint256 which) private view returns (Commitments.Registration memory) {
        Promise memory made = promises[which];
        address holder = address(actors[made.who]);
        return Commitments.Registration(
            labels[made.label], holder, made.duration, bytes32(which), address(resolver), _records(holder), 1000 ether
        );
    }

    function _isWrongAge(uint256 time) private view returns (bool) {
        return block.timestamp < time + 60 || block.timestamp > time + 1 days;
    }

    function _begin(uint256 id, address holder, uint256 duration, address address_) private {
        (endOf[id], holderOf[id], addressOf[id]) = (block.timestamp + duration, holder, address_);
        ++versionOf[id];
    }

    /// @dev The gas is bounded, so that a payer that burns all of it is one failed call.
    function _pay(uint256 who, uint256 value, bytes memory call) private returns (bool ok, bytes memory answer) {
        Puppet payer = actors[who % 8];
        deal(address(payer), value);
        try payer.act{gas: 20_000_000}(address(controller), value, call) returns (bool ok_, bytes memory answer_) {
            (ok, answer) = (ok_, answer_);
        } catch {}
    }

    function _records(address account) private pure returns (Resolver.Records memory records) {
        records.addresses = new Resolver.CoinAddress[](1);
        records.addresses[0] = Resolver.CoinAddress(60, abi.encodePacked(account));
    }
}
