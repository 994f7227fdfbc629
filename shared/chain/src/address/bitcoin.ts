import { Address, NETWORK, OutScript } from '@scure/btc-signer';

/** Kinds of addresses that one key alone can sign for, by what they are called in scripts. */
export type BitcoinKind = 'pkh' | 'sh' | 'wpkh' | 'tr';
const KINDS: readonly string[] = ['pkh', 'sh', 'wpkh', 'tr'] satisfies BitcoinKind[];
const isKind = (type: string): type is BitcoinKind => KINDS.includes(type);

export interface BitcoinAddress {
  kind: BitcoinKind;
  /** Bech32 in lower case, base58 as it is. */
  address: string;
  /** Script that locks what is sent there. */
  script: Uint8Array;
}

/** An address of the main network; undefined for what is none, and for scripts of several keys. */
export function readBitcoinAddress(text: string): BitcoinAddress | undefined {
  const isUpper = /^BC1[0-9A-Z]+$/.test(text);
  const address = isUpper ? text.toLowerCase() : text;
  try {
    const decoded = Address(NETWORK).decode(address);
    return isKind(decoded.type) ? { kind: decoded.type, address, script: OutScript.encode(decoded) } : undefined;
  } catch {
    return undefined;
  }
}
