import { Type } from 'typebox';
import type { Settings } from '../../config/settings.ts';

export interface ChainSettings {
  /** Private key of the account that puts contracts on chains, by `CHAIN_DEPLOYER_KEY`; no server needs it. */
  deployerKey: string | undefined;
  /** A Chainlink feed of ether in dollars, by `ETH_PRICE_FEED`. */
  etherFeed: { chain: number; feed: `0x${string}` } | undefined;
  /** Gateway of Arweave, by `ARWEAVE_GATEWAY`, without a slash at the end; none is asked when unset. */
  arweaveGateway: string | undefined;
  /** Gateway of IPFS, by `IPFS_GATEWAY`, without a slash at the end; none is asked when unset. */
  ipfsGateway: string | undefined;
}

function feedOf(value: string | undefined): ChainSettings['etherFeed'] {
  const [chain, feed] = value?.split(':') ?? [];
  return chain && feed ? { chain: Number(chain), feed: feed.toLowerCase() as `0x${string}` } : undefined;
}

/** @param example of an address */
const gateway = (example: string) => ({
  schema: Type.String({ pattern: '^https?://[^\\s/?#@]+/?$', maxLength: 2048 }),
  mustBe: `the address of a gateway without a path, such as ${example}`,
});
const withoutSlash = (address: string | undefined) => address?.replace(/\/$/, '');

export const chainSettings: Settings<ChainSettings> = {
  variables: {
    CHAIN_DEPLOYER_KEY: {
      schema: Type.String({ pattern: '^0x[0-9a-fA-F]{64}$' }),
      mustBe: 'a private key, 0x and 64 hexadecimal digits',
    },
    ETH_PRICE_FEED: {
      schema: Type.String({ pattern: '^[1-9][0-9]{0,15}:0x[0-9a-fA-F]{40}$' }),
      mustBe: 'a chain and the address of a price feed on it, such as 1:0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419',
    },
    ARWEAVE_GATEWAY: gateway('https://arweave.net'),
    IPFS_GATEWAY: gateway('https://ipfs.example.org'),
  },
  read: (env) => ({
    deployerKey: env['CHAIN_DEPLOYER_KEY'],
    etherFeed: feedOf(env['ETH_PRICE_FEED']),
    arweaveGateway: withoutSlash(env['ARWEAVE_GATEWAY']),
    ipfsGateway: withoutSlash(env['IPFS_GATEWAY']),
  }),
  contradictions: (env) => {
    const chain = feedOf(env['ETH_PRICE_FEED'])?.chain;
    return chain !== undefined && !env[`CHAIN_RPC_${chain}`]
      ? [{ variable: 'ETH_PRICE_FEED', problem: `needs CHAIN_RPC_${chain}, the server of its chain` }]
      : [];
  },
};
