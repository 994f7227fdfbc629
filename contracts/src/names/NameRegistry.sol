// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Labels} from "./Labels.sol";
import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// @title Names as ERC-721 tokens that run out
/// @notice Who holds a label, until when, and which resolver answers for it. A name past its end has no owner, can't move and can't be
/// approved; for 90 days only its last holder can get it back, by renewing. Then anybody may register it, and nothing of the time
/// before stays: approvals, records and listings belong to a version that is over.
contract NameRegistry is ERC721, AccessManaged {
    /// @notice Seconds after the end in which a name can be renewed and not registered.
    uint256 public constant GRACE = 90 days;

    /// @notice Furthest that an end may lie ahead, in seconds.
    uint256 public constant LONGEST_TERM = 100 * 365 days;

    /// @notice A name as pages show it. `holder` is zero once the name is past its end.
    struct Domain {
        string label;
        uint64 expiration;
        address holder;
        bool whitelisted;
    }

    struct Record {
        address resolver;
        uint40 expiration;
        uint24 version;
        uint24 transfers;
        bool whitelisted;
    }

    /// @notice The text of each token that was ever registered.
    mapping(uint256 tokenId => string) public labelOf;

    /// @notice Which resolvers a holder may choose.
    mapping(address resolver => bool) public isAllowedResolver;

    mapping(uint256 tokenId => Record) private _records;
    string private _base;
    uint256 private transient _registering;
    address private transient _registrar;

    event NameRegistered(
        uint256 indexed tokenId, string label, address indexed holder, uint256 expiration, uint256 version, bool whitelisted
    );
    event NameRenewed(uint256 indexed tokenId, uint256 expiration);
    event ResolverChanged(uint256 indexed tokenId, address indexed resolver);
    event ResolverAllowed(address indexed resolver, bool allowed);
    event BaseURIChanged(string base);

    /// @notice The text is no label: 4 to 63 of `[a-z0-9-]`, no hyphen at an end, not `xn--`.
    error LabelInvalid(string label);
    /// @notice Somebody holds the label, or its last holder may still renew.
    error LabelUnavailable(string label);
    /// @notice The name was never registered, or its grace is over.
    error NotRenewable(uint256 tokenId);
    /// @notice No time at all, or an end more than `LONGEST_TERM` ahead.
    error DurationInvalid(uint256 duration);
    /// @notice The caller is neither the holder nor approved.
    error NotAuthorized(address caller, uint256 tokenId);
    /// @notice The resolver is none of those that hold records safely.
    error ResolverNotAllowed(address resolver);

    constructor(address authority) ERC721("Mortar Names", "NAME") AccessManaged(authority) {}

    /// @notice Gives a free label to `holder` for `duration` seconds. Only for controllers, which check price and commitment.
    function register(string calldata label, address holder, uint256 duration, address resolver, bool whitelisted)
        external
        restricted
        returns (uint256 tokenId, uint256 expiration)
    {
        if (!Labels.isValid(label)) revert LabelInvalid(label);
        tokenId = Labels.tokenId(label);
        if (!_isFree(tokenId)) revert LabelUnavailable(label);
        if (resolver != address(0) && !isAllowedResolver[resolver]) revert ResolverNotAllowed(resolver);
        expiration = _extend(block.timestamp, duration);
        _begin(tokenId, label, holder, Record(resolver, uint40(expiration), _records[tokenId].version + 1, 0, whitelisted));
        (_registering, _registrar) = (tokenId, msg.sender);
        emit NameRegistered(tokenId, label, holder, expiration, _records[tokenId].version, whitelisted);
        emit ResolverChanged(tokenId, resolver);
    }

    /// @notice Moves the end `duration` seconds further, counted from the end, not from now. Only for controllers.
    function renew(uint256 tokenId, uint256 duration) external restricted returns (uint256 expiration) {
        if (_isFree(tokenId)) revert NotRenewable(tokenId);
        expiration = _extend(_records[tokenId].expiration, duration);
        _records[tokenId].expiration = uint40(expiration);
        emit NameRenewed(tokenId, expiration);
    }

    /// @notice Chooses which resolver answers for a name; zero for none.
    function setResolver(uint256 tokenId, address resolver) external {
        if (!isAuthorized(msg.sender, tokenId)) revert NotAuthorized(msg.sender, tokenId);
        if (resolver != address(0) && !isAllowedResolver[resolver]) revert ResolverNotAllowed(resolver);
        _records[tokenId].resolver = resolver;
        emit ResolverChanged(tokenId, resolver);
    }

    /// @notice Offers a resolver to holders, or no longer; names that use it keep it.
    function allowResolver(address resolver, bool allowed) external restricted {
        isAllowedResolver[resolver] = allowed;
        emit ResolverAllowed(resolver, allowed);
    }

    /// @notice Where names' descriptions lie; a label is appended.
    function setBaseURI(string calldata base) external restricted {
        _base = base;
        emit BaseURIChanged(base);
    }

    /// @notice Whether a label is well formed and may be registered now.
    function isAvailable(string calldata label) external view returns (bool) {
        return Labels.isValid(label) && _isFree(Labels.tokenId(label));
    }

    /// @notice Label, end, holder and how the name was come by.
    function domainOf(uint256 tokenId) external view returns (Domain memory) {
        Record storage record = _records[tokenId];
        return Domain(labelOf[tokenId], record.expiration, _ownerOf(tokenId), record.whitelisted);
    }

    /// @notice When a name ends, in seconds since 1970; 0 if it never began.
    function expirationOf(uint256 tokenId) external view returns (uint256) {
        return _records[tokenId].expiration;
    }

    /// @notice How often the name was registered, under which its records lie; 0 once its grace is over.
    function versionOf(uint256 tokenId) external view returns (uint256) {
        return _isFree(tokenId) ? 0 : _records[tokenId].version;
    }

    /// @notice Grows with each registration and each transfer: what was signed under another epoch no longer holds.
    function epochOf(uint256 tokenId) external view returns (uint256) {
        Record storage record = _records[tokenId];
        return (uint256(record.version) << 24) | record.transfers;
    }

    /// @notice The resolver that the holder chose.
    function resolverOf(uint256 tokenId) external view returns (address) {
        return _records[tokenId].resolver;
    }

    /// @notice Who holds the name or held it last, past its end too.
    function lastHolderOf(uint256 tokenId) public view returns (address) {
        return super._ownerOf(tokenId);
    }

    /// @notice The controller that registered the name earlier in this very transaction; zero otherwise.
    function registrarOf(uint256 tokenId) external view returns (address) {
        return _registering == tokenId ? _registrar : address(0);
    }

    /// @notice Whether `account` may act for a name that has not ended: its holder, or whom the holder approved.
    function isAuthorized(address account, uint256 tokenId) public view returns (bool) {
        address holder = _ownerOf(tokenId);
        return holder != address(0) && _isAuthorized(holder, account, tokenId);
    }

    /// @inheritdoc ERC721
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        return string.concat(_base, labelOf[tokenId]);
    }

    /// @dev No owner past the end: every check of ERC-721 then fails as for a token that doesn't exist.
    function _ownerOf(uint256 tokenId) internal view override returns (address) {
        return block.timestamp <= _records[tokenId].expiration ? super._ownerOf(tokenId) : address(0);
    }

    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        from = super._update(to, tokenId, auth);
        if (from != address(0) && to != address(0)) ++_records[tokenId].transfers;
    }

    /// @dev The record comes first, so that `_burn` sees the last holder and takes the token from them.
    function _begin(uint256 tokenId, string calldata label, address holder, Record memory record) private {
        _records[tokenId] = record;
        if (record.version == 1) labelOf[tokenId] = label;
        else _burn(tokenId);
        _mint(holder, tokenId);
    }

    function _isFree(uint256 tokenId) private view returns (bool) {
        uint256 expiration = _records[tokenId].expiration;
        return expiration == 0 || block.timestamp > expiration + GRACE;
    }

    function _extend(uint256 from, uint256 duration) private view returns (uint256 expiration) {
        if (duration == 0 || duration > LONGEST_TERM) revert DurationInvalid(duration);
        expiration = from + duration;
        if (expiration > block.timestamp + LONGEST_TERM) revert DurationInvalid(duration);
    }
}
