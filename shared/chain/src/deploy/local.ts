import { EMBEDDED_CHAIN_ID } from '../message/chains.ts';
import { deploy, type Deployed } from './deploy.ts';

/** anvil's first account: a key that everybody has, and that is worth nothing on any other chain. */
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

/** Puts our contracts on the embedded chain, where they are not there yet; their roles are all one account's. */
export const deployLocally = (url: string): Promise<Deployed> =>
  deploy({ chainId: EMBEDDED_CHAIN_ID, url, key: KEY, isLocal: true, since: 0, say: () => {} });
