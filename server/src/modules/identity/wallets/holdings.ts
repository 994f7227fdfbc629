import { CHAINS } from '@mortar/chain/message';
import { bitcoinBalance, ethereumBalance, inscriptionsOf, solanaBalance } from '@mortar/chain/read';
import type { WalletAddress } from '@mortar/chain/address';
import type { WalletInfo } from '@mortar/protocol/identity';
import { LRUCache } from 'lru-cache';
import type { ChainConfig } from './settings.ts';
import { HOLDINGS_MS, SILENT_HOLDINGS_MS } from './limits.ts';

type Currency = WalletInfo['currencies'][number];
type Coins = Pick<WalletInfo, 'state' | 'currencies'>;
type Inscribed = Pick<WalletInfo, 'inscriptions' | 'inscriptionsstate'>;

/** Addresses whose holdings are remembered for a moment: a page asks at every navigation. */
const REMEMBERED = 5000;
const NO_COINS: Coins = { state: 'none', currencies: [] };
const UNSET: Coins = { state: 'unset', currencies: [] };
const NO_INSCRIPTIONS: Inscribed = { inscriptions: [], inscriptionsstate: 'none' };

/** @param decimals digits behind the point of one whole */
const currencyOf = (currency: string, balance: bigint, decimals: number, chainid = 0): Currency => ({
  currency,
  balance: String(balance),
  decimals,
  chainid,
});

/** Whether somebody who was asked did not answer. */
const isSilent = ({ family, state, currencies, inscriptionsstate }: WalletInfo, { rpc }: ChainConfig): boolean =>
  state === 'unreachable' || inscriptionsstate === 'unreachable' || (family === 'ethereum' && currencies.length < Object.keys(rpc).length);

/** What a server said; that it did not is an answer too. */
async function coinsOf(asked: Promise<Currency>[]): Promise<Coins> {
  const answers = await Promise.allSettled(asked);
  const currencies = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  return { state: currencies.length > 0 ? 'ok' : 'unreachable', currencies };
}

function ethereumCoins(address: string, { rpc }: ChainConfig): Promise<Coins> {
  const asked = Object.entries(rpc).map(async ([id, url]) => {
    const chainId = Number(id);
    const balance = await ethereumBalance({ chainId, url }, address);
    return currencyOf(CHAINS[chainId]?.currency ?? '', balance, 18, chainId);
  });
  return asked.length > 0 ? coinsOf(asked) : Promise.resolve(UNSET);
}

async function bitcoinCoins(address: string, { esplora }: ChainConfig): Promise<Coins> {
  return esplora ? coinsOf([bitcoinBalance(esplora, address).then((balance) => currencyOf('BTC', balance, 8))]) : UNSET;
}

async function solanaCoins(address: string, { solana }: ChainConfig): Promise<Coins> {
  return solana ? coinsOf([solanaBalance(solana, address).then((balance) => currencyOf('SOL', balance, 9))]) : UNSET;
}

async function inscribed(address: string, { ord }: ChainConfig): Promise<Inscribed> {
  if (!ord) return { inscriptions: [], inscriptionsstate: 'unset' };
  return inscriptionsOf(ord, address).then(
    (found) => ({
      inscriptions: found.map(({ contentType, ...rest }) => ({ ...rest, contenttype: contentType })),
      inscriptionsstate: 'ok',
    }),
    () => ({ inscriptions: [], inscriptionsstate: 'unreachable' }),
  );
}

const COINS = { ethereum: ethereumCoins, bitcoin: bitcoinCoins, solana: solanaCoins } as const;

async function ask({ family, address }: WalletAddress, chains: ChainConfig): Promise<WalletInfo> {
  const [coins, inscriptions] = await Promise.all([
    COINS[family](address, chains),
    family === 'bitcoin' ? inscribed(address, chains) : NO_INSCRIPTIONS,
  ]);
  return { family, ...coins, ...inscriptions };
}

/** Reads what wallets hold, each at most once in 30 s however many ask; in 2 s where somebody did not answer. */
export function createHoldings(chains: ChainConfig): (wallet: WalletAddress | undefined) => Promise<WalletInfo> {
  const known = new LRUCache<string, WalletInfo, WalletAddress>({
    max: REMEMBERED,
    ttl: HOLDINGS_MS,
    async fetchMethod(_key, _stale, { context, options }) {
      const info = await ask(context, chains);
      if (isSilent(info, chains)) options.ttl = SILENT_HOLDINGS_MS;
      return info;
    },
  });
  return async (wallet) => {
    if (!wallet) return { family: '', ...NO_COINS, ...NO_INSCRIPTIONS };
    const info = await known.fetch(wallet.address, { context: wallet });
    return info ?? { family: wallet.family, ...UNSET, ...NO_INSCRIPTIONS };
  };
}
