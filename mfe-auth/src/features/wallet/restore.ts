import { DEMO_ADDRESS } from '@mortar/chain/message';
import { demoOf, findWallets, type ConnectedWallet, type FoundWallet } from '@mortar/chain/wallets';
import { $links } from '@mortar/host';
import { WALLET_TYPES } from '@mortar/protocol';
import { attach } from 'effector';
import { keptWallet } from '#entities/wallet-memory';
import { relayIn } from './relay.ts';
import { isSame } from './visit.ts';

/** A wallet that shows an account, and how it was found. */
export interface Followed {
  found: FoundWallet;
  wallet: ConnectedWallet;
}

/** The wallet that was used last here, asking nobody; undefined where it shows nothing any more. */
export const restoreFx = attach({
  source: $links,
  effect: async (links): Promise<Followed | undefined> => {
    const kept = keptWallet();
    if (!kept) return undefined;
    // Its name is the page's own, in the page's language.
    if (isSame(kept.address, DEMO_ADDRESS)) return { found: demoOf(''), wallet: await demoOf('').connect() };
    const relay = kept.type === WALLET_TYPES.walletRelay ? relayIn(links) : undefined;
    const candidates = relay ? [relay] : (await findWallets()).filter(({ type }) => type === kept.type);
    const restored = await Promise.all(candidates.map(async (found) => ({ found, wallet: await found.restore().catch(() => undefined) })));
    const shown = restored.flatMap(({ found, wallet }) => (wallet ? [{ found, wallet }] : []));
    return shown.find(({ wallet }) => isSame(wallet.address, kept.address)) ?? shown[0];
  },
});
