import { EMBEDDED_CHAIN_ID } from '@mortar/chain/message';
import type { Config } from '../../../config.ts';
import { isTrial } from '../../../config/trial.ts';

/**
 * A configuration with the chain that runs beside the server. Its demo wallet, whose key everybody knows, is let in only where
 * nobody but this machine can reach the site.
 * @param url unset where no chain runs
 */
export function withEmbeddedChain(config: Config, url: string | undefined): Config {
  if (url === undefined) return config;
  const rpc = { ...config.chains.rpc, [EMBEDDED_CHAIN_ID]: url };
  return { ...config, chains: { ...config.chains, rpc, isEmbedded: isTrial(config) } };
}
