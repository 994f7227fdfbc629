import { EMBEDDED_CHAIN_ID } from '../message/chains.ts';
import { deploy, findDeployment, type Deployed, type DeployOptions } from './deploy.ts';

/** anvil's first account: a key that everybody has, and that is worth nothing on any other chain. */
export const LOCAL_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

const optionsFor = (url: string): DeployOptions => ({
  chainId: EMBEDDED_CHAIN_ID,
  url,
  key: LOCAL_KEY,
  isLocal: true,
  since: 0,
  say: () => {},
});

/** Puts our contracts on the embedded chain, where they are not there yet; their roles are all one account's. */
export const deployLocally = (url: string): Promise<Deployed> => deploy(optionsFor(url));

/** Where our contracts stand on the embedded chain; undefined until all of them are there and set. */
export const findLocalDeployment = (url: string): Promise<Deployed | undefined> => findDeployment(optionsFor(url));
