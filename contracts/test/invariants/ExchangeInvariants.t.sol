// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Offer} from "../../src/exchange/Orders.sol";
import {Scene, Scenes, Way} from "../exchange/Scenes.sol";
import {HostileAccount, Malice} from "../support/Hostile.sol";

/// @notice X1 to X4 and X8 of docs/contracts.md over random trades, replays, cancels and attacks.
contract ExchangeInvariants is Scenes {
    uint256 private constant TOKENS = 8;

    Scene[] private past;
    mapping(bytes32 hash => uint256) private traded;
    mapping(bytes32 hash => bool) private cancelled;
    mapping(uint256 tokenId => address) private owners;
    address[] private people;
    mapping(address => uint256) private wethOf;
    mapping(address => uint256) private unitsOf;
    HostileAccount private hostile;
    address private attacker = makeAddr("attacker");

    function setUp() public override {
        super.setUp();
        hostile = new HostileAccount(attacker);
        for (uint256 id = 2; id <= TOKENS; ++id) {
            plain.mint(seller, id);
        }
        units.mint(seller, 1, 1e6);
        vm.prank(buyer);
        plain.setApprovalForAll(address(exchange), true);
        deal(attacker, 1000 ether);
        deal(address(hostile), 1000 ether);
        people = [seller, buyer, treasury, creator, attacker, address(hostile)];
        for (uint256 id = 1; id <= TOKENS; ++id) {
            owners[id] = seller;
        }
        for (uint256 i = 0; i < people.length; ++i) {
            wethOf[people[i]] = weth.balanceOf(people[i]);
            unitsOf[people[i]] = units.balanceOf(people[i], 1);
        }
        targetContract(address(this));
        bytes4[] memory selectors = new bytes4[](7);
        selectors[0] = this.trade.selector;
        selectors[1] = this.again.selector;
        selectors[2] = this.steal.selector;
        selectors[3] = this.cancel.selector;
        selectors[4] = this.raise.selector;
        selectors[5] = this.withdraw.selector;
        selectors[6] = this.wait_.selector;
        targetSelector(FuzzSelector(address(this), selectors));
    }

    /// @dev A trade that both sides want. The token goes back afterwards, so that old signatures meet it again.
    function trade(uint8 way, uint256 seed, bool isHostile) external {
        Scene memory scene = _scene(Way(way % 5), seed);
        if (scene.option.collection == address(royal)) scene.option.collection = address(plain);
        if (scene.option.collection == address(plain) && scene.way != Way.Collection) {
            scene.option.tokenId = scene.tokenId = 1 + (seed >> 210) % TOKENS;
        }
        if (scene.option.collection == address(units)) scene.option.amount *= 3;
        if (scene.way == Way.Accept || scene.way == Way.Match) scene.fill = scene.option.amount;
        scene.option.nonce = seed % 64;
        scene.option.endTime = block.timestamp + 2 days;
        if (scene.value > 0 && isHostile) {
            (scene.caller, scene.recipient) = (address(hostile), address(hostile));
            hostile.turn(Malice(seed % 5), address(exchange), abi.encodeCall(exchange.withdrawCredit, (address(0), attacker)));
        }
        _sign(scene);
        if (_tryScene(scene)) past.push(scene);
    }

    /// @dev The same call again.
    function again(uint256 pick) external {
        if (past.length > 0) _tryScene(past[pick % past.length]);
    }

    /// @dev Somebody uses what others have signed, with one thing changed for their own good. Nothing of it may happen.
    function steal(uint256 pick, uint256 how) external {
        if (past.length == 0) return;
        Scene memory scene = past[pick % past.length];
        scene.recipient = attacker;
        if (scene.way == Way.Fulfill || scene.way == Way.Cart) scene.value = 1;
        how = how % 7;
        if (how == 0) scene.option.price = 1;
        else if (how == 1) scene.option.amount += 1;
        else if (how == 2) scene.option.nonce += 1;
        else if (how == 3) scene.offer.price = 1;
        else if (how == 4) scene.offer.bidder = attacker;
        else if (how == 5) (scene.option.signer, scene.caller) = (attacker, attacker);
        else (scene.option.currency, scene.option.endTime) = (address(0), type(uint256).max);
        scene.offer.optionHash = exchange.hashOption(scene.option);
        if (how != 5) scene.caller = scene.way == Way.Accept ? attacker : address(0xca11);
        deal(address(0xca11), 10);
        try this.run(scene) {
            revert("stolen");
        } catch Error(string memory reason) {
            assertTrue(keccak256(bytes(reason)) != keccak256("stolen"), "stolen");
        } catch {}
    }

    function cancel(uint256 pick) external {
        if (past.length == 0) return;
        Scene memory scene = past[pick % past.length];
        if (scene.way == Way.Collection) {
            Offer[] memory offers = new Offer[](1);
            offers[0] = scene.offer;
            vm.prank(buyer);
            exchange.cancelOffers(offers);
            cancelled[exchange.hashOffer(scene.offer)] = true;
        } else {
            vm.prank(seller);
            exchange.cancelNonces(scene.option.nonce >> 8, 1 << (scene.option.nonce & 0xff));
            cancelled[exchange.hashOption(scene.option)] = true;
        }
    }

    function raise(bool isSeller) external {
        vm.prank(isSeller ? seller : buyer);
        exchange.incrementCounter();
        delete past;
    }

    function withdraw(uint256 pick) external {
        address who = people[pick % people.length];
        uint256 owed = exchange.credits(who, address(0));
        vm.prank(who);
        try exchange.withdrawCredit(address(0), who) returns (uint256 amount) {
            assertEq(amount, owed);
        } catch {}
    }

    function wait_(uint32 time) external {
        vm.warp(block.timestamp + time % 1 days);
        vm.roll(block.number + 1);
    }

    function run(Scene memory scene) external {
        _run(scene);
    }

    /// @dev The calls above do what they are for: trades of every way happen, and old ones are tried again.
    function test_TheHandlerDoesWhatItSays() external {
        uint256[5] memory done;
        for (uint256 i = 0; i < 300; ++i) {
            uint256 seed = uint256(keccak256(abi.encode(i)));
            uint256 before = past.length;
            this.trade(uint8(seed), seed, i % 3 == 0);
            if (past.length > before) ++done[uint8(seed) % 5];
            this.again(seed);
            this.steal(seed, i);
            if (i % 10 == 0) this.cancel(seed);
            if (i % 30 == 0) this.raise(i % 60 == 0);
        }
        for (uint256 way = 0; way < 5; ++way) {
            assertGt(done[way], 10);
        }
        this.invariant_X1_NothingMovesWithoutItsOwner();
        this.invariant_X2_TheBalanceIsWhatIsOwed();
    }

    /// @dev X2: what lies here is what is owed.
    function invariant_X2_TheBalanceIsWhatIsOwed() external view {
        uint256 owed = 0;
        for (uint256 i = 0; i < people.length; ++i) {
            owed += exchange.credits(people[i], address(0));
        }
        assertEq(address(exchange).balance, owed);
        assertEq(weth.balanceOf(address(exchange)), 0);
    }

    /// @dev X1: nothing moved but by the trades above.
    function invariant_X1_NothingMovesWithoutItsOwner() external view {
        for (uint256 id = 1; id <= TOKENS; ++id) {
            assertEq(plain.ownerOf(id), owners[id]);
        }
        for (uint256 i = 0; i < people.length; ++i) {
            assertEq(weth.balanceOf(people[i]), wethOf[people[i]]);
            assertEq(units.balanceOf(people[i], 1), unitsOf[people[i]]);
        }
    }

    /// @dev Runs it and writes down what it may have done: no more than its fill, once, uncancelled, for its price.
    function _tryScene(Scene memory scene) private returns (bool isDone) {
        bool isUnits = scene.option.collection == address(units);
        uint256 unit = scene.way >= Way.Accept ? scene.offer.price : scene.option.price;
        uint256[3] memory before = [weth.balanceOf(seller), weth.balanceOf(buyer), weth.balanceOf(treasury)];
        try this.run(scene) {
            isDone = true;
        } catch {
            return false;
        }
        bytes32 hash = scene.way == Way.Collection ? exchange.hashOffer(scene.offer) : exchange.hashOption(scene.option);
        assertFalse(cancelled[hash], "X4: cancelled");
        assertLt(block.timestamp, scene.option.endTime, "X4: late");
        traded[hash] += scene.fill;
        assertLe(traded[hash], scene.option.amount, "X3");
        uint256 total = scene.fill * unit;
        if (scene.option.currency == address(weth)) {
            assertEq(before[1] - weth.balanceOf(buyer), total, "X2");
            assertEq(weth.balanceOf(seller) + weth.balanceOf(treasury) - before[0] - before[2], total, "X2");
            wethOf[buyer] -= total;
            uint256 fee = weth.balanceOf(treasury) - before[2];
            assertLe(fee, total * 250 / 10_000, "X7");
            wethOf[treasury] += fee;
            wethOf[seller] += total - fee;
        }
        address to = scene.way >= Way.Accept ? buyer : scene.recipient;
        if (isUnits) {
            unitsOf[seller] -= scene.fill;
            unitsOf[to] += scene.fill;
        } else {
            uint256 id = scene.way == Way.Collection ? scene.tokenId : scene.option.tokenId;
            assertEq(plain.ownerOf(id), to);
            vm.prank(to);
            plain.transferFrom(to, seller, id);
        }
    }
}
