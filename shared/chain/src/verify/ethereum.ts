import type { Hex } from 'viem';
import { getChainId, verifyMessage } from 'viem/actions';
import { clientFor, type Rpc } from '../read/client.ts';
import { recoverAddress } from './recover.ts';
import type { SignedText } from './signed.ts';

/**
 * `valid`: by a key of the address itself, so on every network. `contract`: by the word of a contract, so on its network alone.
 * `unreachable`: only the network could tell, and it does not answer or is not known here.
 */
export type Verdict = 'valid' | 'contract' | 'invalid' | 'unreachable';

/** Signature of a key of one's own. */
const OWN_KEY = /^0x[0-9a-f]{130}$/i;
/** Of a contract, which decides by itself what it takes. */
const ANY = /^0x(?:[0-9a-f]{2})+$/i;
/** For all calls together (security C4). */
const TIMEOUT_MS = 3000;

async function isByOwnKey({ text, address, signature }: SignedText): Promise<boolean> {
  return OWN_KEY.test(signature) && (await recoverAddress(text, signature as Hex)) === address.toLowerCase();
}

async function askContract({ text, address, signature }: SignedText, rpc: Rpc): Promise<Verdict> {
  const client = clientFor(rpc);
  // An answer of another network would say nothing of this one.
  if ((await getChainId(client)) !== rpc.chainId) return 'unreachable';
  const isValid = await verifyMessage(client, { address: address as Hex, message: text, signature: signature as Hex });
  return isValid ? 'contract' : 'invalid';
}

function late(): Promise<Verdict> {
  return new Promise((resolve) => setTimeout(() => resolve('unreachable'), TIMEOUT_MS).unref?.());
}

/**
 * Whether a text is signed by an account (EIP-191), by a contract (ERC-1271), or by one that does not stand yet (ERC-6492).
 * @param rpc the text's network; without it only accounts with a key of their own can be told
 */
export async function verifyEthereum(signed: SignedText, rpc: Rpc | undefined): Promise<Verdict> {
  if (await isByOwnKey(signed)) return 'valid';
  if (!ANY.test(signed.signature)) return 'invalid';
  if (!rpc) return OWN_KEY.test(signed.signature) ? 'invalid' : 'unreachable';
  return Promise.race([askContract(signed, rpc).catch((): Verdict => 'unreachable'), late()]);
}
