// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// @notice Calls whatever a test tells it to, as itself.
abstract contract Puppet {
    function act(address target, uint256 value, bytes memory data) public payable returns (bool ok, bytes memory answer) {
        (ok, answer) = target.call{value: value}(data);
    }
}

/// @notice Takes nothing: neither native currency nor tokens.
contract RevertingReceiver is Puppet {
    error No();

    fallback() external payable {
        if (msg.value != 0 || msg.sig != this.act.selector) revert No();
    }
}

/// @notice Burns all gas when it is paid.
contract GasBurner is Puppet {
    uint256 private _sink;

    receive() external payable {
        while (true) ++_sink;
    }
}

/// @notice Answers a payment by an error of a megabyte.
contract ReturnBomb is Puppet {
    receive() external payable {
        bytes memory bomb = new bytes(1_000_000);
        assembly {
            revert(add(bomb, 0x20), mload(bomb))
        }
    }
}

/// @notice When it is paid or given a token, it calls back, once, what it was told.
contract Reenterer is Puppet, ERC1155Holder {
    address private _target;
    bytes private _data;
    bool public tried;
    bool public succeeded;

    function arm(address target, bytes calldata data) external {
        (_target, _data, tried, succeeded) = (target, data, false, false);
    }

    receive() external payable {
        _reenter();
    }

    function onERC1155Received(address, address, uint256, uint256, bytes memory) public override returns (bytes4) {
        _reenter();
        return this.onERC1155Received.selector;
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        _reenter();
        return this.onERC721Received.selector;
    }

    function _reenter() private {
        if (tried || _target == address(0)) return;
        tried = true;
        (succeeded,) = _target.call(_data);
    }
}

/// @notice A wallet that is a contract: what its one key signed is its signature.
contract Contract1271 is Puppet, IERC1271 {
    address private immutable KEY;

    constructor(address key) {
        KEY = key;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (address signer,,) = ECDSA.tryRecover(hash, signature);
        return signer == KEY ? IERC1271.isValidSignature.selector : bytes4(0);
    }

    receive() external payable {}
}

/// @notice Keeps a hundredth of each transfer.
contract FeeOnTransfer is ERC20("Fee", "FEE") {
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (from != address(0) && to != address(0)) super._update(to, address(0), value / 100);
    }
}

/// @notice Answers false where other tokens revert, and moves nothing once it is broken.
contract FalseReturning {
    mapping(address account => uint256) public balanceOf;
    bool public broken;

    function setBroken(bool broken_) external {
        broken = broken_;
    }

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        return _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) private returns (bool) {
        if (broken || balanceOf[from] < amount) return false;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        return true;
    }
}
