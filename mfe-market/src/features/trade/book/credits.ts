import { createQuery, createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { overview } from '#entities/overview';
import { $own } from '../person.ts';
import { askOf, tradeSiteOf, trading } from '../site.ts';
import { traded } from '../wish.ts';

/** What somebody may take out of the order book in one currency: sales, bids that were outbid, purchases that were refused. */
interface Credit {
  currency: `0x${string}`;
  /** In base units. */
  amount: bigint;
}

/** What the person's own wallet may take out of the order book of a chain, in each of its currencies that has something. */
export const credits = createQuery(
  createTask(async ({ chain, own }: { chain: number; own: string }, { bind, call }): Promise<Credit[]> => {
    const { markets } = await bind(overview.readFx)();
    const market = markets.find((one) => one.chain.id === chain);
    if (!market || !own.startsWith('0x')) return [];
    const { creditOf } = await trading();
    const site = tradeSiteOf(market, askOf(chain, call));
    const all = await Promise.all(
      market.currencies.map(async ({ currency }) => ({
        currency: currency as `0x${string}`,
        amount: await creditOf(site, own as `0x${string}`, currency as `0x${string}`, site.orderBook),
      })),
    );
    return all.filter(({ amount }) => amount > 0n);
  }),
);

/** A page shows what may be taken out on a chain; null where it shows none. */
export const creditsWanted = createEvent<number>();
const $chain = createStore<number | null>(null).on(creditsWanted, (_, chain) => chain);

sample({
  clock: [creditsWanted, traded, $own],
  source: { chain: $chain, own: $own },
  filter: ({ chain, own }) => chain !== null && own !== '',
  fn: ({ chain, own }) => ({ chain: chain!, own }),
  target: credits.wanted,
});
credits.$data.on($own, () => null);
