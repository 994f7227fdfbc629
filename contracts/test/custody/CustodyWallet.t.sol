// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {IAccessManaged} from "@openzeppelin/contracts/access/manager/IAccessManaged.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";

import {CustodyWallet} from "../../src/custody/CustodyWallet.sol";
import {
    AddressInvalid,
    CheckFail,
    InsufficientAmount,
    InvalidAmount,
    InvalidCurrency,
    ValidationFailed,
    ZeroAddress
} from "../../src/lib/Errors.sol";
import {Contract1271, FeeOnTransfer, Reenterer, ReturnBomb, RevertingReceiver} from "../actors/Hostile.sol";
import {CustodyFixture} from "./CustodyFixture.sol";

contract CustodyWalletTest is CustodyFixture {
    /// @dev Order of secp256k1.
    uint256 private constant N = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141;

    function test_moneyComesInForAnAccountOrAWallet() public {
        vm.expectEmit(address(custody));
        emit CustodyWallet.Recharged("account", address(0), address(0), address(this), 1 ether);
        rechargeEther(1 ether);
        dollars.take(50e6);
        dollars.approve(address(custody), 50e6);
        vm.expectEmit(address(custody));
        emit CustodyWallet.Recharged(0, alice, address(dollars), address(this), 50e6);
        custody.rechargeTo(alice, address(dollars), 50e6);
        assertEq(dollars.balanceOf(address(custody)), 50e6);
    }

    function test_whatArrivesCounts() public {
        FeeOnTransfer token = new FeeOnTransfer();
        custody.raiseDailyMax(address(token), 1000);
        token.mint(address(this), 1000);
        token.approve(address(custody), 1000);
        vm.expectEmit(address(custody));
        emit CustodyWallet.Recharged("account", address(0), address(token), address(this), 990);
        custody.recharge("account", address(token), 1000);
        uint256 expired = block.timestamp;
        bytes memory signature = sign(address(token), alice, 100, expired, "1");
        vm.expectRevert(ValidationFailed.selector);
        custody.withdraw(address(token), alice, 100, expired, "1", signature);
    }

    function test_moneyThatDoesNotFitIsRefused() public {
        deal(address(this), 3);
        vm.expectRevert(InvalidAmount.selector);
        custody.recharge("account", address(0), 0);
        vm.expectRevert(InvalidAmount.selector);
        custody.recharge{value: 1}("account", address(0), 2);
        vm.expectRevert(InvalidAmount.selector);
        custody.recharge{value: 1}("account", address(dollars), 1);
        vm.expectRevert(InvalidCurrency.selector);
        custody.recharge("account", makeAddr("no token"), 1);
        vm.expectRevert(ZeroAddress.selector);
        custody.rechargeTo(address(0), address(0), 1);
        (bool ok,) = address(custody).call{value: 1}("");
        assertFalse(ok, "money without a name would be nobody's");
    }

    function test_aWithdrawalPaysExactly() public {
        rechargeEther(5 ether);
        rechargeDollars(500e6);
        withdraw(address(0), alice, 2 ether, "1");
        withdraw(address(dollars), alice, 300e6, "2");
        assertEq(alice.balance, 2 ether);
        assertEq(dollars.balanceOf(alice), 300e6);
        assertEq(custody.available(address(0)), 8 ether);
    }

    /// @notice W1: a limit by calendar day would let twice as much out around midnight.
    function test_theLimitHoldsAroundMidnight() public {
        rechargeEther(100 ether);
        vm.warp(1_800_057_600 - 60);
        assertEq((block.timestamp + 60) % 1 days, 0);
        withdraw(address(0), alice, 10 ether, "1");
        skip(120);
        _expect(abi.encodeWithSelector(CustodyWallet.DailyMaxExceeded.selector, 1, 0), address(0), 1, "2");
        skip(1 days - 121);
        _expect(abi.encodeWithSelector(CustodyWallet.DailyMaxExceeded.selector, 1, 0), address(0), 1, "2");
        skip(1);
        withdraw(address(0), alice, 10 ether, "2");
    }

    function test_limitsFallAtOnceAndCountWhatLeft() public {
        rechargeEther(100 ether);
        withdraw(address(0), alice, 4 ether, "1");
        custody.lowerDailyMax(address(0), 3 ether);
        assertEq(custody.available(address(0)), 0);
        assertEq(custody.dailyMax(address(0)), 3 ether);
        _expect(abi.encodeWithSelector(CustodyWallet.DailyMaxExceeded.selector, 1, 0), address(0), 1, "2");
        custody.raiseDailyMax(address(0), 5 ether);
        withdraw(address(0), alice, 1 ether, "2");
        vm.expectRevert(abi.encodeWithSelector(CustodyWallet.LimitUnchanged.selector, 5 ether));
        custody.raiseDailyMax(address(0), 5 ether);
        vm.expectRevert(abi.encodeWithSelector(CustodyWallet.LimitUnchanged.selector, 5 ether));
        custody.lowerDailyMax(address(0), 5 ether);
    }

    function test_whatIsTooMuchGoesToTheColdWallet() public {
        rechargeEther(5 ether);
        rechargeDollars(500e6);
        vm.expectRevert(abi.encodeWithSelector(CustodyWallet.NothingToSweep.selector, address(0)));
        custody.sweepToCold(address(0));
        custody.setMaxBalance(address(0), 5 ether);
        custody.setMaxBalance(address(dollars), 100e6);
        vm.expectRevert(abi.encodeWithSelector(CustodyWallet.NothingToSweep.selector, address(0)));
        custody.sweepToCold(address(0));
        rechargeEther(1);
        vm.prank(alice);
        assertEq(custody.sweepToCold(address(0)), 1);
        assertEq(custody.sweepToCold(address(dollars)), 400e6);
        assertEq(cold.balance, 1);
        assertEq(dollars.balanceOf(cold), 400e6);
    }

    /// @notice W7: a guardian stops what leaves, not what comes in nor what goes to safety.
    function test_aGuardianStopsWithdrawalsOnly() public {
        rechargeEther(5 ether);
        custody.setMaxBalance(address(0), 1 ether);
        custody.pause();
        _expect(abi.encodeWithSelector(Pausable.EnforcedPause.selector), address(0), 1, "1");
        rechargeEther(1 ether);
        custody.sweepToCold(address(0));
        custody.unpause();
        withdraw(address(0), alice, 1, "1");
    }

    /// @notice W6 and incident 8, LegendaryMoneyMon: nobody signs as nobody.
    function test_thereIsAlwaysASigner() public {
        vm.expectRevert(ZeroAddress.selector);
        custody.setKeys(address(0), cold);
        vm.expectRevert(ZeroAddress.selector);
        custody.setKeys(signer, address(0));
        rechargeEther(1 ether);
        bytes[4] memory empty = [
            bytes(""),
            new bytes(65),
            abi.encodePacked(bytes32(0), bytes32(0), uint8(27)),
            abi.encodePacked(bytes32(N), bytes32(N), uint8(28))
        ];
        for (uint256 i; i < empty.length; ++i) {
            vm.expectRevert(CheckFail.selector);
            custody.withdraw(address(0), alice, 1, block.timestamp, "1", empty[i]);
        }
    }

    function test_theSignerMayBeAContractOrDelegate() public {
        rechargeEther(1 ether);
        custody.setKeys(address(new Contract1271(signer)), cold);
        withdraw(address(0), alice, 1, "1");
        custody.setKeys(signer, cold);
        vm.etch(signer, abi.encodePacked(hex"ef0100", address(new RevertingReceiver())));
        withdraw(address(0), alice, 1, "2");
        assertEq(alice.balance, 2);
    }

    function test_aDestinationThatFailsKeepsItsSerial() public {
        rechargeEther(5 ether);
        address[2] memory bad = [address(new RevertingReceiver()), address(new ReturnBomb())];
        for (uint256 i; i < 2; ++i) {
            uint256 expired = block.timestamp;
            bytes memory signature = sign(address(0), bad[i], 1, expired, "1");
            vm.expectRevert(SafeTransferLib.ETHTransferFailed.selector);
            custody.withdraw(address(0), bad[i], 1, expired, "1", signature);
            assertFalse(custody.isUsed("1"));
        }
        assertEq(custody.available(address(0)), 10 ether);
    }

    /// @notice W2 and incident 7: a destination that comes in again gets its money once.
    function test_aDestinationCannotComeInAgain() public {
        rechargeEther(5 ether);
        Reenterer dest = new Reenterer();
        uint256 expired = block.timestamp;
        bytes memory again = sign(address(0), address(dest), 1 ether, expired, "2");
        dest.arm(address(custody), abi.encodeCall(custody.withdraw, (address(0), address(dest), 1 ether, expired, "2", again)));
        withdraw(address(0), address(dest), 1 ether, "1");
        assertTrue(dest.tried() && !dest.succeeded());
        assertEq(address(dest).balance, 1 ether);
    }

    function test_moreThanThereIsIsRefused() public {
        rechargeEther(1 ether);
        _expect(abi.encodeWithSelector(InsufficientAmount.selector), address(0), 1 ether + 1, "1");
        _expect(abi.encodeWithSelector(InsufficientAmount.selector), address(dollars), 1, "1");
    }

    function test_onlyRolesReachWhatIsTheirs() public {
        bytes memory denied = abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, alice);
        vm.startPrank(alice);
        vm.expectRevert(denied);
        custody.raiseDailyMax(address(0), 11 ether);
        vm.expectRevert(denied);
        custody.lowerDailyMax(address(0), 1);
        vm.expectRevert(denied);
        custody.setMaxBalance(address(0), 1);
        vm.expectRevert(denied);
        custody.setKeys(alice, alice);
        vm.expectRevert(denied);
        custody.pause();
        vm.expectRevert(denied);
        custody.unpause();
    }

    /// @notice W2, W3, W4: one change of a withdrawal that would be paid is one error; unchanged it is paid, once.
    /// forge-config: default.fuzz.runs = 16
    /// forge-config: long.fuzz.runs = 500
    function testFuzz_oneChangeIsOneError(uint256 seed) public {
        uint256 clean = vm.snapshotState();
        for (uint256 mutation; mutation < 18; ++mutation) {
            _oneChange(seed, mutation);
            vm.revertToState(clean);
        }
    }

    function _oneChange(uint256 seed, uint256 mutation) private {
        rechargeEther(20 ether);
        (address token, address dest, uint256 amount) = (address(0), alice, 1 + (seed >> 8) % 10 ether);
        uint256 expired = block.timestamp + (seed >> 80) % 1 days;
        bytes32 serial = bytes32(seed);
        bytes memory signature = sign(token, dest, amount, expired, serial);
        bytes memory valid = abi.encodeCall(custody.withdraw, (token, dest, amount, expired, serial, signature));
        bytes4 expected = CheckFail.selector;
        uint256 bit = 1 << (seed >> 100) % 60;
        if (mutation == 0) token = address(dollars);
        if (mutation == 1) dest = address(uint160(dest) ^ uint160(bit));
        if (mutation == 2) amount ^= bit;
        if (mutation == 2 && amount == 0) amount = 1 + bit;
        if (mutation == 3) expired = expired == block.timestamp ? expired + 1 : expired - 1;
        if (mutation == 4) serial ^= bytes32(bit);
        if (mutation == 5) signature[(seed >> 110) % 64] ^= bytes1(uint8(1 << (seed >> 120) % 8));
        if (mutation == 6) signature = _highS(signature);
        if (mutation == 7) signature[64] = bytes1(uint8(signature[64]) - 27);
        if (mutation == 8) signature = abi.encodePacked(signature, uint8(0));
        if (mutation == 9) vm.chainId(1);
        if (mutation == 10) custody.setKeys(alice, cold);
        if (mutation == 11) (dest, expected) = (address(0), ZeroAddress.selector);
        if (mutation == 12) (dest, expected) = (address(custody), AddressInvalid.selector);
        if (mutation == 13) (amount, expected) = (0, InvalidAmount.selector);
        if (mutation == 14) (expired, expected) = (block.timestamp - 1, CustodyWallet.Expired.selector);
        if (mutation == 15) (expired, expected) = (block.timestamp + 1 days + 1, CustodyWallet.ExpiresTooLate.selector);
        if (mutation == 16) (amount, expected) = (10 ether + 1, CustodyWallet.DailyMaxExceeded.selector);
        if (mutation == 17) (amount, expected) = (30 ether, InsufficientAmount.selector);
        if (mutation == 17) custody.raiseDailyMax(address(0), 40 ether);
        if (mutation > 15) signature = sign(token, dest, amount, expired, serial);
        vm.expectPartialRevert(expected);
        custody.withdraw(token, dest, amount, expired, serial, signature);
        vm.chainId(31_337);
        custody.setKeys(signer, cold);
        (bool ok,) = address(custody).call(valid);
        assertTrue(ok, "it would be paid");
        (, bytes memory reason) = address(custody).call(valid);
        assertEq(reason, abi.encodeWithSelector(CustodyWallet.SerialUsed.selector, bytes32(seed)));
    }

    function _highS(bytes memory signature) private pure returns (bytes memory) {
        (bytes32 r, bytes32 s) = abi.decode(signature, (bytes32, bytes32));
        return abi.encodePacked(r, N - uint256(s), signature[64] == bytes1(uint8(27)) ? uint8(28) : uint8(27));
    }

    function _expect(bytes memory reason, address token, uint256 amount, bytes32 serial) private {
        uint256 expired = block.timestamp;
        bytes memory signature = sign(token, alice, amount, expired, serial);
        vm.expectRevert(reason);
        custody.withdraw(token, alice, amount, expired, serial, signature);
    }
}
