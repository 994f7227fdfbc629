// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {NameRegistry} from "./NameRegistry.sol";

/// @title What names point to
/// @notice Addresses by coin (SLIP-44), texts and a content hash of each name. All lie under the name's version: who registers a lapsed
/// name finds it empty. Reads have the signatures of ENS (EIP-137, 634, 1577, 2304), so its libraries read them.
contract Resolver {
    struct CoinAddress {
        uint256 coinType;
        bytes value;
    }

    struct Text {
        string key;
        string value;
    }

    /// @notice What one call writes; an empty value removes, an empty content hash leaves what is there.
    struct Records {
        CoinAddress[] addresses;
        Text[] texts;
        bytes contenthash;
    }

    struct Primary {
        uint256 node;
        uint256 version;
    }

    uint256 private constant ETHEREUM = 60;

    NameRegistry public immutable REGISTRY;

    mapping(uint256 node => mapping(uint256 version => mapping(uint256 coinType => bytes))) private _addresses;
    mapping(uint256 node => mapping(uint256 version => mapping(string key => string))) private _texts;
    mapping(uint256 node => mapping(uint256 version => bytes)) private _contenthashes;
    mapping(address account => Primary) private _primaries;

    event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress);
    event TextChanged(bytes32 indexed node, string indexed indexedKey, string key, string value);
    event ContenthashChanged(bytes32 indexed node, bytes hash);
    event PrimaryChanged(address indexed account, uint256 indexed node);

    /// @notice The caller neither holds the name, nor is approved, nor registers it in this transaction.
    error NotAuthorized(address caller, bytes32 node);
    /// @notice An Ethereum address has 20 bytes.
    error CoinAddressInvalid(bytes value);

    constructor(NameRegistry registry) {
        REGISTRY = registry;
    }

    /// @notice Writes records of one name. For its holder, whom the holder approved, and the controller that just registered it.
    function setRecords(bytes32 node, Records calldata records) external {
        uint256 id = uint256(node);
        if (!REGISTRY.isAuthorized(msg.sender, id) && REGISTRY.registrarOf(id) != msg.sender) revert NotAuthorized(msg.sender, node);
        uint256 version = REGISTRY.versionOf(id);
        for (uint256 i; i < records.addresses.length; ++i) {
            CoinAddress calldata item = records.addresses[i];
            if (item.coinType == ETHEREUM && item.value.length != 0 && item.value.length != 20) revert CoinAddressInvalid(item.value);
            _addresses[id][version][item.coinType] = item.value;
            emit AddressChanged(node, item.coinType, item.value);
        }
        for (uint256 i; i < records.texts.length; ++i) {
            Text calldata item = records.texts[i];
            _texts[id][version][item.key] = item.value;
            emit TextChanged(node, item.key, item.key, item.value);
        }
        if (records.contenthash.length == 0) return;
        _contenthashes[id][version] = records.contenthash;
        emit ContenthashChanged(node, records.contenthash);
    }

    /// @notice Makes a name that the caller holds the one that stands for them; node 0 for none.
    function setPrimary(bytes32 node) external {
        uint256 id = uint256(node);
        if (id != 0 && REGISTRY.ownerOf(id) != msg.sender) revert NotAuthorized(msg.sender, node);
        _primaries[msg.sender] = Primary(id, REGISTRY.versionOf(id));
        emit PrimaryChanged(msg.sender, id);
    }

    /// @notice The label that stands for `account`; empty if it chose none or no longer holds it.
    function primaryOf(address account) external view returns (string memory) {
        Primary memory primary = _primaries[account];
        bool holds = primary.version != 0 && primary.version == REGISTRY.versionOf(primary.node)
            && REGISTRY.domainOf(primary.node).holder == account;
        return holds ? REGISTRY.labelOf(primary.node) : "";
    }

    /// @notice The Ethereum address of a name; zero if it has none.
    function addr(bytes32 node) external view returns (address) {
        return address(bytes20(addr(node, ETHEREUM)));
    }

    /// @notice The address of a name for a coin of SLIP-44.
    function addr(bytes32 node, uint256 coinType) public view returns (bytes memory) {
        return _addresses[uint256(node)][REGISTRY.versionOf(uint256(node))][coinType];
    }

    /// @notice A text of a name, such as `avatar` or `url`.
    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return _texts[uint256(node)][REGISTRY.versionOf(uint256(node))][key];
    }

    /// @notice The content hash of a name.
    function contenthash(bytes32 node) external view returns (bytes memory) {
        return _contenthashes[uint256(node)][REGISTRY.versionOf(uint256(node))];
    }

    /// @notice Interfaces of EIP-165, 137, 2304, 634 and 1577.
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x3b3b57de || id == 0xf1cb7e06 || id == 0x59d1d43c || id == 0xbc1c58d1;
    }
}
