// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AddressMismatch, ZeroAddress} from "../lib/Errors.sol";
import {Payments} from "../lib/Payments.sol";
import {SigLib} from "../lib/SigLib.sol";
import {Commitments} from "./Commitments.sol";
import {NameRegistry} from "./NameRegistry.sol";
import {PriceOracle} from "./PriceOracle.sol";
import {Resolver} from "./Resolver.sol";
import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

/// @title Registering and renewing names
/// @notice A registration is promised first and shown a minute later, so that who watches the chain can't take the label. One promise, a
/// Merkle root, holds a whole cart. Nothing is charged above what the promise says, and what was sent too much comes back.
contract NameController is AccessManaged, Commitments, Payments, EIP712 {
    /// @notice Shortest registration in seconds; renewals may be shorter.
    uint256 public constant MIN_DURATION = 28 days;

    bytes32 public constant WHITELIST_TYPEHASH =
        keccak256("Whitelist(bytes32 labelHash,address holder,uint64 duration,uint256 maxPrice,uint256 deadline,uint256 nonce)");

    /// @notice A name that the whitelist's signer gives to `holder`, for `maxPrice` of the native currency at most.
    struct Whitelist {
        string label;
        address holder;
        uint64 duration;
        uint256 maxPrice;
        uint256 deadline;
        uint256 nonce;
    }

    NameRegistry public immutable REGISTRY;

    PriceOracle public oracle;
    address public treasury;
    address public whitelistSigner;

    /// @notice Labels that only the whitelist gives out.
    mapping(bytes32 labelHash => bool) public isReserved;
    /// @notice Permits that were used.
    mapping(uint256 nonce => bool) public isUsed;

    mapping(uint256 tokenId => uint256 epoch) private _closedEpoch;

    event NamePaid(
        uint256 indexed tokenId, string label, address indexed payer, address currency, uint256 base, uint256 premium, uint256 expiration
    );
    event NameRenewalPaid(uint256 indexed tokenId, string label, address indexed payer, address currency, uint256 cost, uint256 expiration);
    event RenewalClosed(uint256 indexed tokenId, bool closed);
    event LabelReserved(bytes32 indexed labelHash, bool reserved);
    event SettingsChanged(PriceOracle oracle, address treasury, address whitelistSigner);

    /// @notice Shorter than `MIN_DURATION`.
    error DurationTooShort(uint256 duration);
    /// @notice A name costs more than its promise allows.
    error PriceTooHigh(uint256 price, uint256 maxPrice);
    /// @notice The cart costs more than the caller allows.
    error TotalTooHigh(uint256 total, uint256 maxTotal);
    /// @notice Only the whitelist gives this label out.
    error Reserved(string label);
    /// @notice There are records and no resolver to keep them.
    error RecordsNeedResolver();
    /// @notice The holder lets nobody else renew.
    error RenewalIsClosed(uint256 tokenId);
    /// @notice The permit's time is over.
    error PermitExpired(uint256 deadline);
    /// @notice The permit was used.
    error PermitUsed(uint256 nonce);

    constructor(address authority, NameRegistry registry, PriceOracle oracle_, address treasury_, address signer_)
        AccessManaged(authority)
        EIP712("Mortar Names", "1")
    {
        REGISTRY = registry;
        _setSettings(oracle_, treasury_, signer_);
    }

    /// @notice Registers all names of a cart or none, for one currency. A cart may hold fewer names than were promised: when one is taken
    /// meanwhile, or somebody sends a part of the cart first, the promise still stands for the others.
    /// @param proofs of each name; empty for a promise of one name
    /// @return total what was charged, in base units of `currency`
    function register(Registration[] calldata cart, bytes32[][] calldata proofs, address currency, uint256 maxTotal)
        external
        payable
        nonReentrant
        whenNotPaused
        returns (uint256 total)
    {
        if (cart.length == 0 || cart.length != proofs.length) revert CartInvalid();
        _checkCommitment(cart, proofs, currency);
        for (uint256 i; i < cart.length; ++i) {
            total += _register(cart[i], currency);
        }
        if (total > maxTotal) revert TotalTooHigh(total, maxTotal);
        _collect(treasury, currency, total);
    }

    /// @notice Registers a name that the whitelist's signer gave to a holder, without a promise; anybody may send and pay it.
    /// @return cost the oracle's price, or the permit's if that is lower, in wei
    function registerWhitelisted(Whitelist calldata permit, bytes calldata signature)
        external
        payable
        nonReentrant
        whenNotPaused
        returns (uint256 cost)
    {
        if (block.timestamp > permit.deadline) revert PermitExpired(permit.deadline);
        if (isUsed[permit.nonce]) revert PermitUsed(permit.nonce);
        isUsed[permit.nonce] = true;
        SigLib.check(whitelistSigner, hashWhitelist(permit), signature);
        uint256 released = _released(permit.label);
        (uint256 id, uint256 expiration) = REGISTRY.register(permit.label, permit.holder, permit.duration, address(0), true);
        (uint256 base, uint256 premium) = oracle.price(bytes(permit.label).length, released, permit.duration, address(0));
        cost = base + premium;
        if (cost > permit.maxPrice) (cost, base, premium) = (permit.maxPrice, permit.maxPrice, 0);
        emit NamePaid(id, permit.label, msg.sender, address(0), base, premium, expiration);
        _collect(treasury, address(0), cost);
    }

    /// @notice Makes names last `duration` seconds longer, counted from their ends, in their grace too. Anybody may pay.
    /// @return total what was charged, in base units of `currency`
    function renew(string[] calldata labels, uint256 duration, address currency, uint256 maxTotal)
        external
        payable
        nonReentrant
        returns (uint256 total)
    {
        if (labels.length == 0) revert CartInvalid();
        for (uint256 i; i < labels.length; ++i) {
            uint256 id = uint256(keccak256(bytes(labels[i])));
            if (isRenewalClosed(id) && REGISTRY.lastHolderOf(id) != msg.sender) revert RenewalIsClosed(id);
            uint256 expiration = REGISTRY.renew(id, duration);
            (uint256 cost,) = oracle.price(bytes(labels[i]).length, 0, duration, currency);
            total += cost;
            emit NameRenewalPaid(id, labels[i], msg.sender, currency, cost, expiration);
        }
        if (total > maxTotal) revert TotalTooHigh(total, maxTotal);
        _collect(treasury, currency, total);
    }

    /// @notice Lets only the holder renew a name, or everybody again; a later holder starts with everybody.
    function setRenewalClosed(uint256 tokenId, bool closed) external {
        if (REGISTRY.ownerOf(tokenId) != msg.sender) revert AddressMismatch();
        _closedEpoch[tokenId] = closed ? REGISTRY.epochOf(tokenId) : 0;
        emit RenewalClosed(tokenId, closed);
    }

    /// @notice Keeps labels for the whitelist, or no longer. Names that have a holder stay theirs.
    function setReserved(bytes32[] calldata labelHashes, bool reserved) external restricted {
        for (uint256 i; i < labelHashes.length; ++i) {
            isReserved[labelHashes[i]] = reserved;
            emit LabelReserved(labelHashes[i], reserved);
        }
    }

    /// @notice Where prices come from, who gets the proceeds from now on, and who signs whitelist permits.
    function setSettings(PriceOracle oracle_, address treasury_, address signer_) external restricted {
        _setSettings(oracle_, treasury_, signer_);
    }

    /// @notice Stops promises and registrations; renewals and credits go on.
    function pause() external restricted {
        _pause();
    }

    /// @notice Lets promises and registrations go on.
    function unpause() external restricted {
        _unpause();
    }

    /// @notice What a name costs now, as `register` would charge it.
    function price(string calldata label, uint256 duration, address currency) external view returns (uint256 base, uint256 premium) {
        return oracle.price(bytes(label).length, _released(label), duration, currency);
    }

    /// @notice The EIP-712 digest that the whitelist's signer signs.
    function hashWhitelist(Whitelist calldata permit) public view returns (bytes32) {
        bytes32 labelHash = keccak256(bytes(permit.label));
        return _hashTypedDataV4(
            keccak256(
                abi.encode(WHITELIST_TYPEHASH, labelHash, permit.holder, permit.duration, permit.maxPrice, permit.deadline, permit.nonce)
            )
        );
    }

    /// @notice Whether only the holder may renew.
    function isRenewalClosed(uint256 tokenId) public view returns (bool) {
        uint256 closed = _closedEpoch[tokenId];
        return closed != 0 && closed == REGISTRY.epochOf(tokenId);
    }

    function _register(Registration calldata item, address currency) private returns (uint256 cost) {
        if (item.duration < MIN_DURATION) revert DurationTooShort(item.duration);
        if (isReserved[keccak256(bytes(item.label))]) revert Reserved(item.label);
        uint256 released = _released(item.label);
        (uint256 id, uint256 expiration) = REGISTRY.register(item.label, item.holder, item.duration, item.resolver, false);
        (uint256 base, uint256 premium) = oracle.price(bytes(item.label).length, released, item.duration, currency);
        cost = base + premium;
        if (cost > item.maxPrice) revert PriceTooHigh(cost, item.maxPrice);
        _setRecords(item, id);
        emit NamePaid(id, item.label, msg.sender, currency, base, premium, expiration);
    }

    /// @dev Records without a resolver would be lost without a word.
    function _setRecords(Registration calldata item, uint256 id) private {
        Resolver.Records calldata records = item.records;
        bool any = records.addresses.length + records.texts.length + records.contenthash.length != 0;
        if (any && item.resolver == address(0)) revert RecordsNeedResolver();
        if (any) Resolver(item.resolver).setRecords(bytes32(id), records);
    }

    /// @dev When a label came free; 0 if it never had a holder.
    function _released(string calldata label) private view returns (uint256) {
        uint256 expiration = REGISTRY.expirationOf(uint256(keccak256(bytes(label))));
        return expiration == 0 ? 0 : expiration + REGISTRY.GRACE();
    }

    function _setSettings(PriceOracle oracle_, address treasury_, address signer_) private {
        if (address(oracle_) == address(0) || treasury_ == address(0) || signer_ == address(0)) revert ZeroAddress();
        (oracle, treasury, whitelistSigner) = (oracle_, treasury_, signer_);
        emit SettingsChanged(oracle_, treasury_, signer_);
    }
}
