import { Type } from 'typebox';
import type { Settings, Variable } from '../../../config/settings.ts';

/** Servers that are asked about chains (docs/design/server.md). */
export interface ChainConfig {
  /** JSON-RPC by the id of the network, by `CHAIN_RPC_<id>`. */
  rpc: Readonly<Record<number, string>>;
  /** Whether the chain of `npm start` runs beside this server. */
  isEmbedded: boolean;
  /** A server that speaks Esplora's API, for what Bitcoin addresses hold. */
  esplora: string | undefined;
  /** A server that speaks ord's JSON API, for inscriptions. */
  ord: string | undefined;
  /** JSON-RPC of Solana. */
  solana: string | undefined;
}

/** Networks that a `CHAIN_RPC_<id>` may be set for. */
const RPC_CHAINS = [1, 56, 137, 11_155_111, 31_337] as const;

/** Asked by the server alone, so one in a network of the operator's own may do without https. */
const chainServer: Variable = {
  schema: Type.String({ pattern: '^https?://[^\\s/]+', maxLength: 2048 }),
  mustBe: 'an http:// or https:// address',
};

/** Without a slash at the end: paths are put behind it. */
const plain = (url: string | undefined) => url?.replace(/\/+$/, '');

export const chainSettings: Settings<{ chains: ChainConfig }> = {
  prefixes: ['CHAIN_', 'BTC_', 'SOLANA_'],
  variables: {
    ...Object.fromEntries(RPC_CHAINS.map((id) => [`CHAIN_RPC_${id}`, chainServer])),
    BTC_ESPLORA_URL: chainServer,
    BTC_ORD_URL: chainServer,
    SOLANA_RPC_URL: chainServer,
  },
  read(env) {
    const rpc = RPC_CHAINS.flatMap((id) => {
      const url = plain(env[`CHAIN_RPC_${id}`]);
      return url ? [[id, url] as const] : [];
    });
    return {
      chains: {
        rpc: Object.fromEntries(rpc),
        isEmbedded: false,
        esplora: plain(env['BTC_ESPLORA_URL']),
        ord: plain(env['BTC_ORD_URL']),
        solana: plain(env['SOLANA_RPC_URL']),
      },
    };
  },
};
