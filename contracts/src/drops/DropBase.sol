// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

import {Credits} from "../lib/Credits.sol";
import {AddressMismatch, ConditionCheckFailed, InvalidAmount} from "../lib/Errors.sol";
import {SigLib} from "../lib/SigLib.sol";
import {DropMetadata} from "./DropMetadata.sol";

/// @notice What a drop asks of the platform that made it.
interface IDropFactory {
    function paused() external view returns (bool);
}

/// @title What both kinds of drop share: phases, the white list, limits and money
/// @notice A creator sells up to `total` tokens in phases. While a phase runs its terms can't change, and `total` only ever falls. What
/// is paid is the creator's credit at once; nobody else can touch it, and no call of a creator takes a token from a buyer.
abstract contract DropBase is DropMetadata, Initializable, Credits, EIP712 {
    /// @notice Highest royalty, in hundredths of a percent.
    uint256 public constant MAX_ROYALTY = 1000;

    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("MintPermit(address minter,uint256 phaseId,uint256 maxQty,uint256 unitPrice,uint256 deadline,uint256 nonce)");

    /// @notice A phase. Times are seconds since 1970, both inclusive; `fee` is wei for one token; `royalty` is in hundredths of a percent.
    /// With `isWhite` only those mint whom `signer` permits or `merkleRoot` lists.
    struct Terms {
        uint64 start;
        uint64 end;
        uint32 total;
        uint32 perAddress;
        uint32 perMint;
        uint16 royalty;
        bool isWhite;
        uint128 fee;
        address signer;
        bytes32 merkleRoot;
    }

    /// @notice One permission of the white list's signer, used once. `maxQty` counts all mints of the phase; `unitPrice` is wei.
    struct MintPermit {
        address minter;
        uint256 phaseId;
        uint256 maxQty;
        uint256 unitPrice;
        uint256 deadline;
        uint256 nonce;
    }

    IDropFactory private immutable FACTORY;

    uint256 public phaseId;

    Terms private _terms;

    /// @notice How many an address minted in a phase.
    mapping(uint256 phase => mapping(address account => uint256)) public mintedOf;
    /// @notice Permits that were used.
    mapping(uint256 nonce => bool) public isUsed;

    event PhaseSet(uint256 indexed phaseId, Terms terms);
    event TotalLowered(uint256 total);
    event DropMinted(address indexed minter, uint256 indexed phaseId, uint256 firstId, uint256 quantity, uint256 unitPrice);

    /// @notice The platform's guardian stopped mints of drops.
    error MintingPaused();
    /// @notice Now is outside of the phase.
    error PhaseClosed(uint256 start, uint256 end);
    /// @notice The phase runs; its terms stand.
    error PhaseRuns();
    /// @notice More than the collection, the address or one mint may have, or a total that would rise or fall below what is minted.
    error QuantityTooHigh(uint256 quantity, uint256 most);
    /// @notice Not exactly the price was sent.
    error PaymentMismatch(uint256 sent, uint256 due);
    /// @notice This phase is for the white list.
    error WhiteListOnly();
    /// @notice The list doesn't hold this minter with this quantity and price.
    error NotListed(address minter);
    /// @notice The permit is for another phase.
    error PermitOfAnotherPhase(uint256 phaseId);
    /// @notice The permit's time is over.
    error PermitExpired(uint256 deadline);
    /// @notice The permit was used.
    error PermitUsed(uint256 nonce);

    constructor(IDropFactory factory) EIP712("Mortar Drops", "1") Ownable(address(factory)) {
        FACTORY = factory;
        _disableInitializers();
    }

    /// @notice Called once, by the factory, in the transaction that makes the clone.
    function initialize(address creator, string calldata name_, string calldata symbol_, string calldata baseURI_, Terms calldata terms_)
        external
        initializer
    {
        _describe(creator, name_, symbol_, baseURI_);
        _setPhase(terms_);
    }

    /// @notice Mints to the caller in a phase that is open to all.
    function mint(uint256 quantity) external payable nonReentrant {
        if (_terms.isWhite) revert WhiteListOnly();
        _mintChecked(quantity, type(uint256).max, _terms.fee);
    }

    /// @notice Mints to the caller by a permit of the white list's signer.
    function mintWithPermit(uint256 quantity, MintPermit calldata permit, uint8 v, bytes32 r, bytes32 s) external payable nonReentrant {
        if (permit.minter != msg.sender) revert AddressMismatch();
        if (permit.phaseId != phaseId) revert PermitOfAnotherPhase(permit.phaseId);
        if (block.timestamp > permit.deadline) revert PermitExpired(permit.deadline);
        if (isUsed[permit.nonce]) revert PermitUsed(permit.nonce);
        isUsed[permit.nonce] = true;
        SigLib.check(_terms.signer, hashPermit(permit), v, r, s);
        _mintChecked(quantity, permit.maxQty, permit.unitPrice);
    }

    /// @notice Mints to the caller by the white list's Merkle tree, whose leaves are `hashLeaf`.
    function mintWithProof(uint256 quantity, uint256 maxQty, uint256 unitPrice, bytes32[] calldata proof) external payable nonReentrant {
        bytes32 leaf = hashLeaf(msg.sender, phaseId, maxQty, unitPrice);
        if (!MerkleProof.verifyCalldata(proof, _terms.merkleRoot, leaf)) revert NotListed(msg.sender);
        _mintChecked(quantity, maxQty, unitPrice);
    }

    /// @notice Begins a new phase with terms of its own. Not while one runs; `total` may not rise. Only the creator.
    function setPhase(Terms calldata terms_) external onlyOwner {
        if (block.timestamp >= _terms.start && block.timestamp <= _terms.end) revert PhaseRuns();
        if (terms_.total > _terms.total) revert QuantityTooHigh(terms_.total, _terms.total);
        _setPhase(terms_);
    }

    /// @notice Lowers how many there will ever be, at any time. Only the creator.
    function lowerTotal(uint32 total) external onlyOwner {
        if (total >= _terms.total || total < totalMinted) revert QuantityTooHigh(total, _terms.total);
        _terms.total = total;
        emit TotalLowered(total);
    }

    /// @notice The phase as it stands.
    function terms() external view returns (Terms memory) {
        return _terms;
    }

    /// @notice ERC-2981: the creator gets `royalty` of a resale.
    function royaltyInfo(uint256, uint256 salePrice) external view returns (address receiver, uint256 amount) {
        return (owner(), salePrice / 10_000 * _terms.royalty + salePrice % 10_000 * _terms.royalty / 10_000);
    }

    /// @notice The EIP-712 digest that the white list's signer signs.
    function hashPermit(MintPermit calldata permit) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(PERMIT_TYPEHASH, permit)));
    }

    /// @notice A leaf of the white list. Hashed twice, so that no inner node of the tree is one.
    function hashLeaf(address minter, uint256 phase, uint256 maxQty, uint256 unitPrice) public pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(minter, phase, maxQty, unitPrice))));
    }

    /// @dev Gives `quantity` tokens, the first of which is number `firstId`, to the caller.
    function _deliver(uint256 firstId, uint256 quantity) internal virtual;

    function _mintChecked(uint256 quantity, uint256 most, uint256 unitPrice) private {
        Terms memory terms_ = _terms;
        if (FACTORY.paused()) revert MintingPaused();
        if (block.timestamp < terms_.start || block.timestamp > terms_.end) revert PhaseClosed(terms_.start, terms_.end);
        if (quantity == 0) revert InvalidAmount();
        if (quantity > terms_.perMint) revert QuantityTooHigh(quantity, terms_.perMint);
        uint256 had = mintedOf[phaseId][msg.sender];
        if (most > terms_.perAddress) most = terms_.perAddress;
        if (had + quantity > most) revert QuantityTooHigh(had + quantity, most);
        uint256 first = totalMinted + 1;
        if (totalMinted + quantity > terms_.total) revert QuantityTooHigh(totalMinted + quantity, terms_.total);
        if (msg.value != quantity * unitPrice) revert PaymentMismatch(msg.value, quantity * unitPrice);
        mintedOf[phaseId][msg.sender] = had + quantity;
        totalMinted += quantity;
        _credit(owner(), address(0), msg.value);
        emit DropMinted(msg.sender, phaseId, first, quantity, unitPrice);
        _deliver(first, quantity);
    }

    function _setPhase(Terms calldata terms_) private {
        bool limits = terms_.total >= totalMinted && terms_.total != 0 && terms_.perAddress != 0 && terms_.perMint != 0;
        bool list = !terms_.isWhite || terms_.signer != address(0) || terms_.merkleRoot != 0;
        if (terms_.end < terms_.start || terms_.royalty > MAX_ROYALTY || !limits || !list) revert ConditionCheckFailed();
        _terms = terms_;
        ++phaseId;
        emit PhaseSet(phaseId, terms_);
    }
}
