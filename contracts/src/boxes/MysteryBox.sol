// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

import {Credits} from "../lib/Credits.sol";
import {AddressMismatch, ZeroAddress} from "../lib/Errors.sol";
import {SigLib} from "../lib/SigLib.sol";
import {BoxDraws} from "./BoxDraws.sol";
import {BoxPrizes} from "./BoxPrizes.sol";

/// @title Boxes that hold something unknown
/// @notice A box is minted with a key that the platform gave out, for the one to whom it was signed. Opening it queues it for the draw
/// (see `BoxDraws`); the prize is fixed before it moves, so nobody can undo a draw they dislike. The price of a box stays here until it
/// is drawn: when the operator falls silent it goes back.
contract MysteryBox is ERC721, AccessManaged, Pausable, Credits, EIP712, BoxDraws {
    bytes32 public constant MINT_TYPEHASH =
        keccak256("BoxMint(address to,bytes32 cdkeyHash,uint256 boxType,uint256 price,uint256 deadline)");

    /// @notice What the signer lets `to` mint: one box of a type for `price` wei until `deadline`, with a key.
    struct BoxMint {
        address to;
        string cdkey;
        uint256 boxType;
        uint256 price;
        uint256 deadline;
    }

    BoxPrizes public immutable PRIZES;

    /// @notice Who signs mints, and who earns the price of drawn boxes.
    address public signer;
    address public treasury;

    /// @notice What buyers paid for boxes that aren't drawn yet.
    uint256 public escrow;
    uint256 public lastId;

    /// @notice Keys that were used, by their hash.
    mapping(bytes32 cdkeyHash => bool) public isUsed;

    event BoxMinted(uint256 indexed boxId, address indexed to, uint256 indexed boxType, bytes32 cdkeyHash, uint256 price);
    event BoxClaimed(uint256 indexed boxId, address indexed to, uint256 prizeId);
    event BoxRefunded(uint256 indexed boxId, address indexed account, uint256 price);
    event SettingsChanged(address signer, address treasury);

    /// @notice The key was used.
    error CdkeyUsed(bytes32 cdkeyHash);
    /// @notice The permission's time is over.
    error PermitExpired(uint256 deadline);
    /// @notice Not exactly the price was sent.
    error PaymentMismatch(uint256 sent, uint256 due);
    /// @notice Every box of this type is sold.
    error SoldOut(uint256 boxType);

    constructor(address authority, address signer_, address treasury_, string memory prizesUri)
        ERC721("Mortar Mystery Boxes", "BOX")
        AccessManaged(authority)
        EIP712("Mortar Boxes", "1")
    {
        PRIZES = new BoxPrizes(prizesUri);
        _setSettings(signer_, treasury_);
    }

    /// @notice Begins a box type: `counts` says how many there are of each class of prize, so that live odds can be read here.
    /// @param tip the last hash of the operator's chain of seeds: `fulfill` takes what it is the hash of, then what that is the hash of
    /// @param inventoryRoot hash of what the classes are, for who wants to check
    function createBoxType(bytes32 tip, bytes32 inventoryRoot, uint32[] calldata counts) external restricted returns (uint256 boxType) {
        return _createBoxType(tip, inventoryRoot, counts);
    }

    /// @notice Mints a box with a key. Who sees the key on its way gains nothing: it is signed for `to`.
    function mint(BoxMint calldata permit, bytes calldata signature) external payable nonReentrant whenNotPaused returns (uint256 boxId) {
        bytes32 cdkeyHash = keccak256(bytes(permit.cdkey));
        if (block.timestamp > permit.deadline) revert PermitExpired(permit.deadline);
        if (isUsed[cdkeyHash]) revert CdkeyUsed(cdkeyHash);
        if (msg.value != permit.price) revert PaymentMismatch(msg.value, permit.price);
        SigLib.check(signer, hashMint(permit), signature);
        if (!_takeFromSupply(permit.boxType)) revert SoldOut(permit.boxType);
        isUsed[cdkeyHash] = true;
        escrow += permit.price;
        boxId = ++lastId;
        _boxes[boxId].boxType = uint32(permit.boxType);
        _boxes[boxId].price = uint128(permit.price);
        emit BoxMinted(boxId, permit.to, permit.boxType, cdkeyHash, permit.price);
        _mint(permit.to, boxId);
    }

    /// @notice Burns a box and queues it for the draw, which `salt` is a part of. Its prize is its holder's.
    function open(uint256 boxId, bytes32 salt) external nonReentrant whenNotPaused {
        address holder = ownerOf(boxId);
        _checkAuthorized(holder, msg.sender, boxId);
        _burn(boxId);
        _enqueue(boxId, holder, salt);
    }

    /// @notice Draws what is due with the next seed of the operator's chain. Whoever has the seed may call; the outcome is the same.
    function fulfill(uint256 boxType, bytes32 seed) external nonReentrant {
        uint256 earned = _draw(boxType, seed);
        escrow -= earned;
        _credit(treasury, address(0), earned);
    }

    /// @notice Sends a drawn prize to an address of its owner's choice.
    function claim(uint256 boxId, address to) external nonReentrant {
        Box storage box = _boxes[boxId];
        if (box.opener != msg.sender) revert AddressMismatch();
        if (box.status != Status.Drawn) revert StatusMismatch(box.status);
        box.status = Status.Claimed;
        uint256 prizeId = (uint256(box.boxType) << 32) | box.prize;
        emit BoxClaimed(boxId, to, prizeId);
        PRIZES.mint(to, prizeId);
    }

    /// @notice Credits the price of a box that wasn't drawn: anybody may call once the operator fell silent, and the opener of a lost box,
    /// who may queue it again instead.
    function refund(uint256 boxId) external nonReentrant {
        Box storage box = _boxes[boxId];
        Status status = box.status;
        address account = status == Status.Sealed ? ownerOf(boxId) : box.opener;
        if (status == Status.Lost && account != msg.sender) revert AddressMismatch();
        bool over = (status == Status.Sealed || status == Status.Queued) && isSilent(box.boxType);
        if (!over && status != Status.Lost) revert StatusMismatch(status);
        if (status == Status.Sealed) _burn(boxId);
        box.status = Status.Refunded;
        escrow -= box.price;
        _credit(account, address(0), box.price);
        emit BoxRefunded(boxId, account, box.price);
    }

    /// @notice Who signs mints, and who earns the price of boxes drawn from now on.
    function setSettings(address signer_, address treasury_) external restricted {
        _setSettings(signer_, treasury_);
    }

    /// @notice Stops mints and openings; draws, claims, refunds and withdrawals go on. Role: pauser.
    function pause() external restricted {
        _pause();
    }

    /// @notice Lets mints and openings go on. Role: manager.
    function unpause() external restricted {
        _unpause();
    }

    /// @notice The EIP-712 digest that the signer signs.
    function hashMint(BoxMint calldata permit) public view returns (bytes32) {
        bytes32 cdkeyHash = keccak256(bytes(permit.cdkey));
        return _hashTypedDataV4(keccak256(abi.encode(MINT_TYPEHASH, permit.to, cdkeyHash, permit.boxType, permit.price, permit.deadline)));
    }

    function _setSettings(address signer_, address treasury_) private {
        if (signer_ == address(0) || treasury_ == address(0)) revert ZeroAddress();
        (signer, treasury) = (signer_, treasury_);
        emit SettingsChanged(signer_, treasury_);
    }
}
