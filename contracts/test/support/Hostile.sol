// SPDX-License-Identifier: MIT
pragma solidity ^0.8.27;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// @notice Says that a token moved, and moves nothing.
contract Liar721 is ERC721("Liar", "L") {
    bool public isLying;

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    function lie(bool lies) external {
        isLying = lies;
    }

    function transferFrom(address from, address to, uint256 tokenId) public override {
        if (!isLying) super.transferFrom(from, to, tokenId);
    }
}

/// @notice Says that units moved, and moves nothing.
contract Liar1155 is ERC1155("") {
    function safeTransferFrom(address, address, uint256, uint256, bytes memory) public pure override {}
}

/// @notice Moves only when it likes.
contract Frozen721 is ERC721("Frozen", "F") {
    bool public isFrozen;

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    function freeze(bool freezes) external {
        isFrozen = freezes;
    }

    function transferFrom(address from, address to, uint256 tokenId) public override {
        require(!isFrozen, "frozen");
        super.transferFrom(from, to, tokenId);
    }
}

/// @notice Keeps a hundredth of what is moved.
contract Taxed20 is ERC20("Taxed", "T") {
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount);
        if (from != address(0) && to != address(0)) _burn(to, amount / 100);
    }
}

/// @notice Answers `false` and moves nothing, as some old currencies do.
contract False20 is ERC20("False", "F") {
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        if (allowance(from, msg.sender) < amount || balanceOf(from) < amount) return false;
        return super.transferFrom(from, to, amount);
    }
}

enum Malice {
    None,
    Revert,
    BurnGas,
    ReturnBomb,
    Reenter
}

/// @notice An account with code that does what it can whenever it is called.
contract HostileAccount is ERC1155Holder, IERC1271 {
    Malice public malice;
    address public target;
    bytes public again;
    bool public hasReentered;
    address private immutable OWNER;

    constructor(address owner) {
        OWNER = owner;
    }

    function turn(Malice malice_, address target_, bytes calldata again_) external {
        (malice, target, again) = (malice_, target_, again_);
    }

    /// @notice Calls as this account.
    function act(address to, uint256 value, bytes calldata data) external payable returns (bytes memory answer) {
        bool isDone;
        (isDone, answer) = to.call{value: value}(data);
        if (!isDone) {
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (address recovered,,) = ECDSA.tryRecoverCalldata(hash, signature);
        return recovered == OWNER ? IERC1271.isValidSignature.selector : bytes4(0);
    }

    function onERC1155Received(address operator, address from, uint256 id, uint256 value, bytes memory data)
        public
        override
        returns (bytes4)
    {
        _harm();
        return super.onERC1155Received(operator, from, id, value, data);
    }

    receive() external payable {
        _harm();
    }

    function _harm() private {
        if (malice == Malice.Revert) revert("no");
        if (malice == Malice.BurnGas) while (true) {}
        if (malice == Malice.ReturnBomb) {
            assembly {
                revert(0, 1000000)
            }
        }
        if (malice == Malice.Reenter) (hasReentered,) = target.call(again);
    }
}

/// @notice Tells royalties that no sale can pay, or none that can be read.
contract Royalties {
    enum Kind {
        TooMuch,
        Reverts,
        BurnsGas,
        Bomb,
        Short,
        NoAddress,
        Nobody
    }

    Kind public kind;

    constructor(Kind kind_) {
        kind = kind_;
    }

    function royaltyInfo(uint256, uint256) external view returns (uint256, uint256) {
        if (kind == Kind.TooMuch) return (0xbeef, type(uint256).max);
        if (kind == Kind.Reverts) revert("no");
        if (kind == Kind.BurnsGas) while (true) {}
        if (kind == Kind.NoAddress) return (type(uint256).max, 1);
        if (kind == Kind.Nobody) return (0, 1);
        uint256 size = kind == Kind.Bomb ? 60_000 : 32;
        assembly {
            return(0, size)
        }
    }
}
