// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Exchange} from "../../src/exchange/Exchange.sol";
import {BulkProof, Offer, Option} from "../../src/exchange/Orders.sol";
import "../../src/lib/Errors.sol" as Errors;
import {False20, Liar721, Taxed20} from "../support/Hostile.sol";
import {Scene, Scenes, Way} from "./Scenes.sol";

/// @notice Every error has a trigger: a valid trade with one thing wrong ends in exactly its error, and without it in a trade.
contract MutationsTest is Scenes {
    /// @dev What is wrong before the signatures are made, so that they are right.
    enum Wrong {
        CollectionZero,
        CollectionWithoutCode,
        AmountZero,
        AmountHuge,
        PriceZero,
        PriceHuge,
        RoyaltyRateAboveAll,
        RoyaltyAboveRate,
        SeveralOfAnErc721,
        TooEarly,
        TooLate,
        ChannelUnknown,
        CurrencyUnlisted,
        CurrencyNativeForOffer,
        OfferPriceZero,
        OfferPriceHuge,
        OfferBelowPrice,
        OfferExpired,
        BidderZero,
        BidderIsSeller,
        SignerZero,
        EpochUntold,
        WantedHasSigner,
        CollectionLies,
        CurrencyIsTaxed,
        CurrencySaysFalse
    }

    /// @dev What is wrong with the call or the signatures, or what has happened since.
    enum Amiss {
        RecipientZero,
        CallerIsSigner,
        CallerIsNotSigner,
        FillZero,
        FillAboveAmount,
        ValueShort,
        BoundShort,
        AllowanceShort,
        BalanceShort,
        OptionV,
        OptionR,
        OptionHighS,
        OptionField,
        OfferV,
        OfferHighS,
        OfferField,
        OfferOfOther,
        TokenNotWanted,
        NonceCancelled,
        UsedUp,
        OtherUsedNonce,
        SellerCounter,
        BidderCounter,
        OfferCancelled,
        ChannelClosed,
        CurrencyTakenOff,
        OtherChain,
        OtherContract
    }

    Liar721 private liar;
    Taxed20 private taxed;
    False20 private sayer;
    uint256 private seed;

    function setUp() public override {
        super.setUp();
        (liar, taxed, sayer) = (new Liar721(), new Taxed20(), new False20());
        liar.mint(seller, 1);
        liar.lie(true);
        vm.prank(seller);
        liar.setApprovalForAll(address(exchange), true);
        taxed.mint(buyer, 1000 ether);
        vm.startPrank(buyer);
        taxed.approve(address(exchange), type(uint256).max);
        vm.startPrank(manager);
        exchange.setCurrency(address(taxed), true);
        exchange.setCurrency(address(sayer), true);
        vm.stopPrank();
    }

    function testFuzz_Fulfill(uint256 seed_) public {
        _tryAll(Way.Fulfill, seed_);
    }

    function testFuzz_Cart(uint256 seed_) public {
        _tryAll(Way.Cart, seed_);
    }

    function testFuzz_AcceptOffer(uint256 seed_) public {
        _tryAll(Way.Accept, seed_);
    }

    function testFuzz_MatchOffer(uint256 seed_) public {
        _tryAll(Way.Match, seed_);
    }

    function testFuzz_AcceptCollectionOffer(uint256 seed_) public {
        _tryAll(Way.Collection, seed_);
    }

    function _tryAll(Way way, uint256 seed_) private {
        seed = seed_;
        for (uint256 i = 0; i <= uint256(type(Wrong).max); ++i) {
            Scene memory scene = _scene(way, seed);
            bytes4 expected = _makeWrong(scene, Wrong(i));
            if (expected == 0) continue;
            if (scene.option.signer != address(0) || way == Way.Collection) _sign(scene);
            _expect(scene, expected, i);
        }
        for (uint256 i = 0; i <= uint256(type(Amiss).max); ++i) {
            Scene memory scene = _scene(way, seed);
            _sign(scene);
            uint256 state = vm.snapshotState();
            bytes4 expected = _makeAmiss(scene, Amiss(i));
            if (expected != 0) _expect(scene, expected, 100 + i);
            vm.revertToState(state);
        }
        _tradeAndCheck(_scene(way, seed));
    }

    function _expect(Scene memory scene, bytes4 expected, uint256 mutation) private {
        if (_isSeenBefore(scene.way, mutation)) _expectFault(scene, expected, vm.toString(mutation));
        try this.run(scene) {
            revert(string.concat("nothing wrong with mutation ", vm.toString(mutation)));
        } catch (bytes memory reason) {
            assertEq(bytes32(bytes4(reason)), bytes32(expected), vm.toString(mutation));
            assertEq(reason.length, 4, "the error says no more than its name");
        }
    }

    /// @dev What a trade would end in is said before, except what its caller brings and what only moving shows.
    function _isSeenBefore(Way way, uint256 mutation) private pure returns (bool) {
        if (mutation < 100) {
            Wrong wrong = Wrong(mutation);
            bool showsLater = wrong == Wrong.CollectionLies || wrong == Wrong.CurrencyIsTaxed || wrong == Wrong.CurrencySaysFalse;
            // Of a collection offer, which token is sold and by whom.
            bool isSellers = wrong == Wrong.SeveralOfAnErc721 || wrong == Wrong.BidderIsSeller || wrong == Wrong.RoyaltyAboveRate;
            if (way == Way.Collection && isSellers) return false;
            return !showsLater && wrong != Wrong.OfferBelowPrice && wrong != Wrong.WantedHasSigner && wrong != Wrong.SignerZero;
        }
        Amiss amiss = Amiss(mutation - 100);
        bool isCallers = amiss == Amiss.RecipientZero || amiss == Amiss.CallerIsSigner || amiss == Amiss.CallerIsNotSigner
            || amiss == Amiss.FillZero || amiss == Amiss.FillAboveAmount || amiss == Amiss.ValueShort || amiss == Amiss.BoundShort
            || amiss == Amiss.TokenNotWanted;
        return !isCallers;
    }

    function _expectFault(Scene memory scene, bytes4 expected, string memory mutation) private view {
        if (_has(_faultsOf(scene), expected)) return;
        if (scene.way == Way.Match && _has(_faultsOfOption(scene), expected)) return;
        // A buyer's own money isn't the option's.
        bool isBuyers = scene.way < Way.Accept && expected == Errors.InsufficientAmount.selector;
        assertTrue(isBuyers, string.concat("nothing is said before of mutation ", mutation));
    }

    /// @dev What is said of the side that signed and waits.
    function _faultsOf(Scene memory scene) private view returns (bytes4[] memory) {
        return scene.way >= Way.Accept ? exchange.validateOffer(scene.option, scene.offer) : _faultsOfOption(scene);
    }

    function _faultsOfOption(Scene memory scene) private view returns (bytes4[] memory) {
        return exchange.validate(scene.option, BulkProof(0, new bytes32[](0)));
    }

    function _has(bytes4[] memory faults, bytes4 wanted) private pure returns (bool) {
        for (uint256 i = 0; i < faults.length; ++i) {
            if (faults[i] == wanted) return true;
        }
        return false;
    }

    function run(Scene memory scene) external {
        _run(scene);
    }

    /// @dev The untouched trade: tokens where they belong, and the price in its parts.
    function _tradeAndCheck(Scene memory scene) private {
        scene.maxSpend = scene.fill * scene.option.price;
        _sign(scene);
        assertEq(_faultsOf(scene).length, 0, "nothing stands in the way");
        uint256 paid = weth.balanceOf(buyer) + buyer.balance;
        _run(scene);
        paid -= weth.balanceOf(buyer) + buyer.balance;
        assertEq(paid, scene.fill * (scene.way >= Way.Accept ? scene.offer.price : scene.option.price));
        uint256 credited =
            exchange.credits(seller, address(0)) + exchange.credits(treasury, address(0)) + exchange.credits(creator, address(0));
        uint256 drawn = weth.balanceOf(seller) + weth.balanceOf(treasury) + weth.balanceOf(creator);
        assertEq(address(exchange).balance, credited);
        assertEq(paid, credited + drawn);
        if (scene.option.collection == address(units)) assertEq(units.balanceOf(buyer, 1), scene.fill);
        else assertEq(plain.balanceOf(buyer) + royal.balanceOf(buyer), 1);
    }

    function _makeWrong(Scene memory scene, Wrong wrong) private view returns (bytes4) {
        Option memory option = scene.option;
        bool isOffer = scene.way >= Way.Accept;
        bool isErc721 = option.collection != address(units);
        if (wrong == Wrong.CollectionZero) {
            option.collection = address(0);
            return Errors.ZeroAddress.selector;
        }
        if (wrong == Wrong.CollectionWithoutCode) {
            option.collection = address(0xc0de);
            return Errors.AddressInvalid.selector;
        }
        if (wrong == Wrong.AmountZero) {
            option.amount = 0;
            return Errors.InvalidAmount.selector;
        }
        if (wrong == Wrong.AmountHuge) {
            option.amount = uint256(type(uint96).max) + 1;
            return Errors.InvalidAmount.selector;
        }
        if (wrong == Wrong.PriceZero) {
            option.price = 0;
            return Errors.InvalidAmount.selector;
        }
        if (wrong == Wrong.PriceHuge) {
            option.price = uint256(type(uint96).max) + 1;
            if (scene.way == Way.Match) scene.offer.price = option.price;
            return Errors.InvalidAmount.selector;
        }
        if (wrong == Wrong.RoyaltyRateAboveAll) {
            option.royaltyRate = 10_001;
            return Errors.InvalidAmount.selector;
        }
        if (wrong == Wrong.RoyaltyAboveRate) {
            option.royaltyRate = 499;
            scene.offer.price = option.price = 1 ether;
            scene.value = option.currency == address(0) ? scene.fill * 1 ether : 0;
            return option.collection == address(royal) ? Errors.ConditionCheckFailed.selector : bytes4(0);
        }
        if (wrong == Wrong.SeveralOfAnErc721) {
            (option.amount, scene.fill, scene.value) = (2, 2, scene.value * 2);
            return isErc721 ? Errors.InvalidAmount.selector : bytes4(0);
        }
        if (wrong == Wrong.TooEarly) {
            option.startTime = block.timestamp + 1;
            return Errors.ConditionCheckFailed.selector;
        }
        if (wrong == Wrong.TooLate) {
            option.endTime = block.timestamp;
            return Errors.ConditionCheckFailed.selector;
        }
        if (wrong == Wrong.ChannelUnknown) {
            option.channel = keccak256("nobody opened it");
            return Errors.InvalidChannel.selector;
        }
        if (wrong == Wrong.CurrencyUnlisted) {
            option.currency = address(0xc0de);
            return Errors.InvalidCurrency.selector;
        }
        if (wrong == Wrong.CollectionLies) {
            (option.collection, option.amount, scene.fill) = (address(liar), 1, 1);
            scene.value = option.currency == address(0) ? option.price : 0;
            return Errors.ValidationFailed.selector;
        }
        if (wrong == Wrong.CurrencyIsTaxed) {
            (option.currency, option.price, scene.offer.price) = (address(taxed), 1 ether, 1 ether);
            return Errors.ValidationFailed.selector;
        }
        if (wrong == Wrong.CurrencySaysFalse) {
            option.currency = address(sayer);
            return Errors.InsufficientAmount.selector;
        }
        if (wrong == Wrong.SignerZero && scene.way != Way.Collection) {
            option.signer = address(0);
            return scene.way == Way.Accept ? Errors.AddressMismatch.selector : Errors.ZeroAddress.selector;
        }
        if (wrong == Wrong.EpochUntold && scene.way != Way.Collection) {
            option.nonce = uint256(bytes32(bytes4(keccak256("epoch")))) | option.nonce;
            return Errors.OptionStatusError.selector;
        }
        return isOffer ? _makeOfferWrong(scene, wrong) : bytes4(0);
    }

    function _makeOfferWrong(Scene memory scene, Wrong wrong) private view returns (bytes4) {
        Offer memory offer = scene.offer;
        if (wrong == Wrong.CurrencyNativeForOffer) {
            scene.option.currency = address(0);
            return Errors.InvalidCurrency.selector;
        }
        if (wrong == Wrong.OfferPriceZero && scene.way != Way.Match) {
            offer.price = 0;
            return Errors.InvalidOffer.selector;
        }
        if (wrong == Wrong.OfferPriceHuge) {
            offer.price = uint256(type(uint96).max) + 1;
            return Errors.InvalidOffer.selector;
        }
        if (wrong == Wrong.OfferBelowPrice && scene.way == Way.Match) {
            offer.price = scene.option.price - 1;
            return Errors.ConditionCheckFailed.selector;
        }
        if (wrong == Wrong.OfferExpired) {
            offer.expireTime = block.timestamp;
            return Errors.InvalidOffer.selector;
        }
        if (wrong == Wrong.BidderZero) {
            offer.bidder = address(0);
            return Errors.ZeroAddress.selector;
        }
        if (wrong == Wrong.BidderIsSeller) {
            offer.bidder = seller;
            return Errors.AddressMismatch.selector;
        }
        if (wrong == Wrong.WantedHasSigner && scene.way == Way.Collection) {
            scene.option.signer = seller;
            return Errors.AddressMismatch.selector;
        }
        return 0;
    }

    function _makeAmiss(Scene memory scene, Amiss amiss) private returns (bytes4) {
        bool isOffer = scene.way >= Way.Accept;
        bool isPart = scene.way < Way.Accept || scene.way == Way.Collection;
        bool isErc20 = scene.option.currency != address(0);
        if (amiss == Amiss.RecipientZero && !isOffer) {
            scene.recipient = address(0);
            return Errors.ZeroAddress.selector;
        }
        if (amiss == Amiss.CallerIsSigner && !isOffer) {
            scene.caller = seller;
            deal(seller, 1000 ether);
            return Errors.AddressMismatch.selector;
        }
        if (amiss == Amiss.CallerIsNotSigner && scene.way == Way.Accept) {
            scene.caller = address(0xbad);
            return Errors.AddressMismatch.selector;
        }
        if (amiss == Amiss.FillZero && isPart) {
            scene.fill = 0;
            return Errors.InvalidAmount.selector;
        }
        if (amiss == Amiss.FillAboveAmount && isPart) {
            scene.fill = scene.option.amount + 1;
            return Errors.InvalidAmount.selector;
        }
        if (amiss == Amiss.ValueShort && !isErc20) {
            scene.value -= 1;
            return Errors.InsufficientAmount.selector;
        }
        if (amiss == Amiss.BoundShort && scene.way == Way.Cart) {
            scene.maxSpend = scene.fill * scene.option.price - 1;
            return Errors.InsufficientAmount.selector;
        }
        if (amiss == Amiss.AllowanceShort && isErc20) {
            vm.prank(buyer);
            weth.approve(address(exchange), 0);
            return Errors.InsufficientAmount.selector;
        }
        if (amiss == Amiss.BalanceShort && isErc20) {
            deal(address(weth), buyer, 0);
            return Errors.InsufficientAmount.selector;
        }
        if (amiss == Amiss.ChannelClosed) {
            vm.prank(pauser);
            exchange.closeChannel(scene.option.channel);
            return Errors.InvalidChannel.selector;
        }
        if (amiss == Amiss.CurrencyTakenOff && isErc20) {
            vm.prank(manager);
            exchange.setCurrency(address(weth), false);
            return Errors.InvalidCurrency.selector;
        }
        if (amiss == Amiss.NonceCancelled && scene.way != Way.Collection) {
            vm.prank(seller);
            exchange.cancelNonces(scene.option.nonce >> 8, 1 << (scene.option.nonce & 0xff));
            return Errors.OptionStatusError.selector;
        }
        if (amiss == Amiss.OtherUsedNonce && scene.way != Way.Collection) {
            _useNonce(scene.option);
            return Errors.OptionStatusError.selector;
        }
        if (amiss == Amiss.UsedUp) {
            if (scene.fill != scene.option.amount) return 0;
            _run(scene);
            return scene.way == Way.Collection ? Errors.InvalidOffer.selector : Errors.OptionStatusError.selector;
        }
        bytes4 found = _makeSignatureAmiss(scene, amiss);
        return found != 0 || !isOffer ? found : _makeOfferAmiss(scene, amiss);
    }

    /// @dev By another option of the same nonce.
    function _useNonce(Option memory like) private {
        Option memory other = _unsigned(address(units), 1);
        units.mint(seller, 1, 1);
        other.nonce = like.nonce;
        other.price = 1;
        other = _signed(other, sellerKey);
        vm.prank(buyer);
        exchange.fulfill{value: 1}(other, 1, buyer);
    }

    function _makeSignatureAmiss(Scene memory scene, Amiss amiss) private returns (bytes4) {
        Option memory option = scene.option;
        bool isOptionSigned = scene.way == Way.Fulfill || scene.way == Way.Cart || scene.way == Way.Match;
        if (amiss == Amiss.SellerCounter && scene.way != Way.Collection) {
            vm.prank(seller);
            exchange.incrementCounter();
            // An offer names the option by its hash, which is another one now.
            return isOptionSigned ? Errors.CheckFail.selector : Errors.HashValueMismatch.selector;
        }
        if (amiss == Amiss.OtherChain) {
            vm.chainId(1);
            return isOptionSigned ? Errors.CheckFail.selector : Errors.HashValueMismatch.selector;
        }
        if (amiss == Amiss.OtherContract) {
            return _onOther(isOptionSigned);
        }
        if (!isOptionSigned) return 0;
        if (amiss == Amiss.OptionV) option.v = _badV();
        else if (amiss == Amiss.OptionR) option.r ^= bytes32(uint256(1));
        else if (amiss == Amiss.OptionHighS) (option.v, option.s) = _twin(option.v, option.s);
        else if (amiss == Amiss.OptionField) _flip(option);
        else return 0;
        return Errors.CheckFail.selector;
    }

    /// @dev The same call to another deployment, which takes the same currencies.
    function _onOther(bool isOptionSigned) private returns (bytes4) {
        exchange = new Exchange(address(access), fees);
        bytes4[] memory selectors = _one(exchange.setCurrency.selector);
        vm.startPrank(address(timelock));
        access.setTargetFunctionRole(address(exchange), selectors, MANAGER);
        vm.startPrank(manager);
        exchange.setCurrency(address(weth), true);
        vm.stopPrank();
        return isOptionSigned ? Errors.CheckFail.selector : Errors.HashValueMismatch.selector;
    }

    function _makeOfferAmiss(Scene memory scene, Amiss amiss) private returns (bytes4) {
        Offer memory offer = scene.offer;
        if (amiss == Amiss.OfferOfOther) {
            offer.optionHash ^= bytes32(uint256(1));
            _signOffer(scene);
            return Errors.HashValueMismatch.selector;
        }
        if (amiss == Amiss.TokenNotWanted && scene.path.length > 0) {
            scene.tokenId = 3;
            return Errors.HashValueMismatch.selector;
        }
        if (amiss == Amiss.OfferCancelled) {
            Offer[] memory offers = new Offer[](1);
            offers[0] = offer;
            vm.prank(buyer);
            exchange.cancelOffers(offers);
            return Errors.InvalidOffer.selector;
        }
        if (amiss == Amiss.BidderCounter) {
            vm.prank(buyer);
            exchange.incrementCounter();
            return Errors.CheckFail.selector;
        }
        if (amiss == Amiss.OfferV) offer.v = _badV();
        else if (amiss == Amiss.OfferHighS) (offer.v, offer.s) = _twin(offer.v, offer.s);
        else if (amiss == Amiss.OfferField && seed % 2 == 0) offer.price += 1;
        else if (amiss == Amiss.OfferField) offer.expireTime += 1;
        else return 0;
        return Errors.CheckFail.selector;
    }

    function _badV() private view returns (uint8) {
        return uint8([0, 1, 26, 29, 54][seed % 5]);
    }

    /// @dev The other form of the same signature, which must not count.
    function _twin(uint8 v, bytes32 s) private pure returns (uint8, bytes32) {
        uint256 order = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141;
        return (v ^ 7, bytes32(order - uint256(s)));
    }

    /// @dev One bit of one signed field.
    function _flip(Option memory option) private view {
        uint256 field = seed % 11;
        uint256 bit = 1 << (seed >> 8) % 60;
        if (field == 0) option.channel ^= bytes32(bit);
        else if (field == 1) option.collection = address(uint160(option.collection) ^ uint160(bit));
        else if (field == 2) option.tokenId ^= bit;
        else if (field == 3) option.amount ^= bit;
        else if (field == 4) option.signer = address(uint160(option.signer) ^ uint160(bit));
        else if (field == 5) option.nonce ^= bit;
        else if (field == 6) option.startTime ^= bit;
        else if (field == 7) option.endTime ^= bit;
        else if (field == 8) option.price ^= bit;
        else if (field == 9) option.currency = address(uint160(option.currency) ^ uint160(bit));
        else option.royaltyRate ^= bit;
    }
}
