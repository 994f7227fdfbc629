// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Test} from "forge-std/Test.sol";

import {DropBase} from "../../src/drops/DropBase.sol";
import {DropCollection} from "../../src/drops/DropCollection.sol";
import {DropCollection1155} from "../../src/drops/DropCollection1155.sol";
import {Contract1271, GasBurner, Puppet, Reenterer, ReturnBomb, RevertingReceiver} from "../actors/Hostile.sol";

/// @notice Does anything with a drop of each kind as any of six accounts, and keeps what must be true beside what is.
contract DropsHandler is Test {
    DropBase[2] public drops;
    Puppet[6] public actors;
    address private creator;
    uint256 private signerKey;

    mapping(DropBase drop => uint256) public paid;
    mapping(DropBase drop => uint256) public withdrawn;
    mapping(DropBase drop => uint256) public minted;
    mapping(DropBase drop => uint256) public burned;
    mapping(uint256 id => bool) public isBurned;
    mapping(DropBase drop => uint256) public lowestTotal;
    mapping(DropBase drop => mapping(uint256 nonce => uint256)) public usesOf;
    mapping(bytes32 action => uint256) public done;
    string public broken;

    constructor(DropBase[2] memory drops_, address creator_, uint256 signerKey_) {
        (drops, creator, signerKey) = (drops_, creator_, signerKey_);
        actors[0] = new Contract1271(vm.addr(1));
        actors[1] = new GasBurner();
        actors[2] = new ReturnBomb();
        actors[3] = new RevertingReceiver();
        actors[4] = new Reenterer();
        actors[5] = new Reenterer();
        for (uint256 i; i < 2; ++i) {
            lowestTotal[drops[i]] = drops[i].terms().total;
            Reenterer(payable(address(actors[4 + i]))).arm(address(drops[1]), abi.encodeCall(DropBase.mint, (1)));
        }
    }

    function wait(uint256 seconds_) external {
        skip(bound(seconds_, 1, 2 days));
    }

    function mint(uint256 which, uint256 who, uint256 quantity) external {
        DropBase drop = drops[which % 2];
        quantity %= 5;
        bool forAll = !drop.terms().isWhite;
        uint256 due = quantity * drop.terms().fee;
        if (!_mint(drop, who, quantity, due, abi.encodeCall(DropBase.mint, (quantity)))) return;
        ++done["mint"];
        if (!forAll) broken = "somebody minted past the white list";
    }

    function mintWithPermit(uint256 which, uint256 who, uint256 sender, uint256 quantity, uint256 nonce) external {
        DropBase drop = drops[which % 2];
        (quantity, nonce) = (quantity % 5, nonce % 64);
        if (sender % 3 > 0) sender = who;
        DropBase.MintPermit memory permit =
            DropBase.MintPermit(address(actors[who % 6]), drop.phaseId(), 1 + nonce % 6, nonce * 1 gwei, block.timestamp, nonce);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(signerKey, drop.hashPermit(permit));
        bytes memory call = abi.encodeCall(DropBase.mintWithPermit, (quantity, permit, v, r, s));
        if (!_mint(drop, sender, quantity, quantity * permit.unitPrice, call)) return;
        ++done["permit"];
        if (sender % 6 != who % 6) broken = "somebody minted by another's permit";
        if (++usesOf[drop][nonce] > 1) broken = "a permit counted twice";
        if (drop.mintedOf(drop.phaseId(), address(actors[who % 6])) > permit.maxQty) broken = "more than a permit allows";
    }

    function setPhase(uint256 which, uint256 delay, uint32 total, bool isWhite) external {
        DropBase drop = drops[which % 2];
        DropBase.Terms memory terms = drop.terms();
        bool runs = block.timestamp >= terms.start && block.timestamp <= terms.end;
        terms.start = uint64(block.timestamp + delay % 2 days);
        terms.end = terms.start + 3 days;
        terms.isWhite = isWhite;
        if (total % 2 == 0) terms.total = total % 60;
        vm.prank(creator);
        try drop.setPhase(terms) {
            ++done["phase"];
            if (runs) broken = "terms changed while a phase ran";
            _totalFell(drop);
        } catch {}
    }

    function lowerTotal(uint256 which, uint32 total) external {
        DropBase drop = drops[which % 2];
        vm.prank(creator);
        try drop.lowerTotal(total % 60) {
            ++done["lower"];
            _totalFell(drop);
        } catch {}
    }

    function withdraw(uint256 which, uint256 who) external {
        DropBase drop = drops[which % 2];
        address account = who % 7 == 6 ? creator : address(actors[who % 6]);
        uint256 before = drop.credits(creator, address(0));
        vm.prank(account);
        try drop.withdrawCredit(address(0), makeAddr("sink")) returns (uint256 amount) {
            ++done["withdraw"];
            if (account != creator || amount != before) broken = "proceeds left to somebody else";
            withdrawn[drop] += amount;
        } catch {}
    }

    function transfer(uint256 from, uint256 to, uint256 id) external {
        DropCollection works = DropCollection(address(drops[0]));
        if (works.totalMinted() == 0) return;
        id = 1 + id % works.totalMinted();
        if (isBurned[id]) return;
        address owner = works.ownerOf(id);
        address sender = from % 2 == 0 ? owner : address(actors[from % 6]);
        vm.prank(sender);
        try works.transferFrom(owner, address(actors[to % 6]), id) {
            ++done["transfer"];
            if (sender != owner) broken = "somebody moved another's token";
        } catch {}
    }

    function burnWork(uint256 who, uint256 id) external {
        DropCollection works = DropCollection(address(drops[0]));
        if (works.totalMinted() == 0) return;
        id = 1 + id % works.totalMinted();
        address owner = isBurned[id] ? address(0) : works.ownerOf(id);
        address sender = who % 2 == 0 && owner != address(0) ? owner : address(actors[who % 6]);
        vm.prank(sender);
        try works.burn(id) {
            ++done["burn"];
            if (sender != owner) broken = "somebody burned another's token";
            isBurned[id] = true;
            ++burned[works];
        } catch {}
    }

    function burnCopies(uint256 from, uint256 who, uint256 id, uint256 amount) external {
        DropCollection1155 copies = DropCollection1155(address(drops[1]));
        address owner = address(actors[from % 6]);
        address sender = who % 2 == 0 ? owner : address(actors[who % 6]);
        (id, amount) = (id % 3, amount % 3);
        uint256 had = copies.balanceOf(owner, id);
        vm.prank(sender);
        try copies.burn(owner, id, amount) {
            if (amount > 0) ++done["copies"];
            if (sender != owner) broken = "somebody burned another's copies";
            if (copies.balanceOf(owner, id) != had - amount) broken = "other copies burned than were asked";
            burned[copies] += amount;
        } catch {}
    }

    function _mint(DropBase drop, uint256 who, uint256 quantity, uint256 due, bytes memory call) private returns (bool ok) {
        Puppet minter = actors[who % 6];
        DropBase.Terms memory terms = drop.terms();
        deal(address(minter), due);
        uint256 before = drop.totalMinted();
        try minter.act{gas: 10_000_000}(address(drop), due, call) returns (bool done_, bytes memory) {
            ok = done_;
        } catch {}
        if (!ok) return false;
        if (quantity == 0 || quantity > terms.perMint) broken = "a mint of a quantity that isn't sold";
        if (block.timestamp < terms.start || block.timestamp > terms.end) broken = "a mint outside of a phase";
        if (drop.totalMinted() != before + quantity) broken = "a mint of another quantity";
        minted[drop] += quantity;
        paid[drop] += due;
    }

    function _totalFell(DropBase drop) private {
        if (drop.terms().total > lowestTotal[drop]) broken = "the total rose";
        lowestTotal[drop] = drop.terms().total;
    }
}
