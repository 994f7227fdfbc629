import { isSignedByBitcoin, isSignedBySolana, verifyEthereum, type SignedText, type Verdict } from '@mortar/chain/verify';
import type { WalletFamily } from '@mortar/protocol/identity';
import type { ChainConfig } from './settings.ts';

export interface SignedCall extends SignedText {
  family: WalletFamily;
  /** Of the network that the text names. */
  chainId: string;
  publicKey: string | undefined;
}

const verdictOf = (isValid: boolean): Verdict => (isValid ? 'valid' : 'invalid');

/** Whether a text is signed by its address. */
export async function verifySigned({ family, chainId, publicKey = '', ...signed }: SignedCall, chains: ChainConfig): Promise<Verdict> {
  if (family === 'bitcoin') return verdictOf(isSignedByBitcoin({ ...signed, publicKey: publicKey.replace(/^0x/, '') }));
  if (family === 'solana') return verdictOf(isSignedBySolana(signed));
  const id = Number(chainId);
  const url = chains.rpc[id];
  return verifyEthereum(signed, url === undefined ? undefined : { chainId: id, url });
}
