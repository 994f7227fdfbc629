import { WALLET_TYPES } from '@mortar/protocol/identity';
import { concatHex, createTestClient, encodeAbiParameters, getContractAddress, http, size, toHex, zeroHash, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { setCode } from 'viem/actions';
import type { TestWallet } from './wallet.ts';

/** Anybody may deploy through it; it stands on every chain, also on anvil. */
const FACTORY = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
const MARK_6492 = `0x${'6492'.repeat(16)}` as const;

/**
 * A contract with one owner (ERC-1271), in the machine's own words: `isValidSignature(hash, signature)` asks ecrecover who
 * signed the hash, and answers 0x1626ba7e when it was the owner, else 0.
 */
function codeFor(owner: Hex): Hex {
  return concatHex([
    '0x600435600052', // memory 0: the hash
    '0x60a43560001a602052', // 32: v
    '0x60406064604037', // 64: r and s
    '0x602060806080600060015afa50', // 128: ecrecover
    '0x60805173',
    owner,
    '0x14631626ba7e0260e01b', // the magic value when it is the owner
    '0x60005260206000f3',
  ]);
}

/** What makes a contract of a code: copies it and returns it. */
const creationOf = (code: Hex): Hex => concatHex(['0x60', toHex(size(code), { size: 1 }), '0x80600b6000396000f3', code]);

/** A wallet that is a contract. */
export interface ContractWallet extends TestWallet {
  /** Puts it on a chain that anvil runs. */
  stand(url: string): Promise<void>;
}

/** A contract wallet with a new owner. @param stands whether its signatures are of a contract that stands, or carry their own deployment (ERC-6492) */
export function contractWallet(stands = true): ContractWallet {
  const owner = privateKeyToAccount(generatePrivateKey());
  const code = codeFor(owner.address);
  const creation = creationOf(code);
  const address = getContractAddress({ opcode: 'CREATE2', from: FACTORY, salt: zeroHash, bytecode: creation });
  const wrap = (signature: Hex) => {
    const types = [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }] as const;
    return concatHex([encodeAbiParameters(types, [FACTORY, concatHex([zeroHash, creation]), signature]), MARK_6492]);
  };
  return {
    type: WALLET_TYPES.ethereum,
    address,
    async sign(message) {
      const signature = await owner.signMessage({ message });
      return stands ? signature : wrap(signature);
    },
    async stand(url) {
      await setCode(createTestClient({ mode: 'anvil', transport: http(url) }), { address, bytecode: code });
    },
  };
}
