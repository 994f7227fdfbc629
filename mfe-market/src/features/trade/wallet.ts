import { CHAINS } from '@mortar/chain/message';
import { keptWallet, relayOf, restoreWallet, type AskChain, type ConnectedWallet, type WalletProvider } from '@mortar/chain/wallets';
import type { UserProfile } from '@mortar/protocol/identity';
import { fundTestAccount } from '@mortar/protocol/market';
import type { SiteLinks } from '@mortar/protocol/site';
import type { TaskTools } from '@mortar/remote-kit';
import { Troubled } from './trouble.ts';

/** What a wallet on another device shows of this site. */
const SITE = { name: 'Mortar', description: 'Trade on Mortar' };

/** Whose wallet trades. */
export interface Trader {
  address: `0x${string}`;
  provider: WalletProvider;
}

interface Wanted {
  links: SiteLinks;
  profile: Pick<UserProfile, 'walletaddress'> | null;
  chain: number;
  ask: AskChain;
  call: TaskTools['call'];
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Play money is filled up below so many wei. */
const LOW = 5n * 10n ** 18n;
const isLow = async (address: string, ask: AskChain): Promise<boolean> =>
  BigInt(String(await ask('eth_getBalance', [address, 'latest']))) < LOW;

/** Has a wallet go to a chain. @throws Troubled by the chain's name where it stays elsewhere, since the person said no or it knows no such chain */
async function move(wallet: ConnectedWallet, chain: number): Promise<void> {
  try {
    await wallet.switchChain?.(chain);
  } catch {
    throw new Troubled({ word: 'other-chain', address: CHAINS[chain]?.name ?? String(chain) });
  }
}

/**
 * The wallet of the person who is signed in, on the chain where something is traded: it's asked for nothing but to change chains.
 * @throws Troubled by the rules of spec §5: one address is bound, and it's the one that the wallet shows
 */
export async function meetTrader({ links, profile, chain, ask, call }: Wanted): Promise<Trader> {
  const bound = profile?.walletaddress ?? '';
  if (!bound) throw new Troubled({ word: 'no-address' });
  if (!bound.startsWith('0x')) throw new Troubled({ word: 'other-family' });
  const kept = keptWallet();
  const relay = links.walletConnect && relayOf(links.walletConnect, SITE);
  const restored = kept && (await restoreWallet(kept, relay));
  if (!restored) throw new Troubled({ word: 'no-wallet', address: bound });
  const { wallet } = restored;
  if (!isSame(wallet.address, bound)) throw new Troubled({ word: 'other-address', address: bound });
  if (!wallet.provider) throw new Troubled({ word: 'other-family' });
  if (wallet.chainId !== chain) await move(wallet, chain);
  // Play money, which no newcomer should have to look for; who trades often isn't refused for asking too often.
  if (wallet.isDemo && (await isLow(wallet.address, ask))) await call(fundTestAccount, { address: wallet.address });
  return { address: wallet.address.toLowerCase() as `0x${string}`, provider: wallet.provider(ask) };
}
