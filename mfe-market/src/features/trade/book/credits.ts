import { createQuery, createTask, readerOf } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { marketFx } from '#entities/overview';
import { askOf, tradeSiteOf, trading } from '../site.ts';
import { tradeSettled } from '../settled.ts';

/** What somebody may take out of the order book in one currency: sales, bids that were outbid, purchases that were refused. */
interface Credit {
  currency: `0x${string}`;
  /** In base units. */
  amount: bigint;
}

/** What the person's own wallet may take out of the order book of a chain, in each of its currencies that has something. */
export const credits = createQuery(
  createTask(async ({ chain, own }: { chain: number; own: string }, { bind, call }): Promise<Credit[]> => {
    const market = own.startsWith('0x') ? await bind(marketFx)(chain) : undefined;
    if (!market) return [];
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

/** What somebody may take out on a chain stands on the page. */
export const Credits = readerOf(credits, 'market.credits');
/** It may have become another amount. */
export const creditsTouched = createEvent();
sample({ clock: [tradeSettled, creditsTouched], filter: Credits.status, fn: () => undefined, target: credits.retried });
