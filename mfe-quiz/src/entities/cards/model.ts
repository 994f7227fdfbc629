import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { getBricks } from '@mortar/protocol/ledger';
import { buyRevivalCard, buySkipCard, buySwapCard, getCardPrices } from '@mortar/protocol/cards';
import type { QuizCard } from '@mortar/protocol/quiz';
import { createQuery, createTask, type Shown } from '@mortar/remote-kit';
import { combine, createEvent, sample } from 'effector';

const BUY = { swap: buySwapCard, skip: buySkipCard, revival: buyRevivalCard };

/** What the next card of a kind costs, in one type of bricks. */
export interface Offer {
  card: QuizCard;
  brickstype: number;
  price: number;
  pricever: string;
  /** Bricks of the type that the person may spend; null until they are known. */
  available: number | null;
  /** Cards of the kind that may still be bought today. */
  left: number;
}
export type Purchase = Output<typeof buySwapCard>;

/** Prices and balances are to be read: a question is asked, or something was bought. */
export const offersWanted = createEvent();

const prices = createQuery(createRequest(getCardPrices));
const bricks = createQuery(createRequest(getBricks));

/** Buys one card at the price that was shown; another price is refused. */
export const buyCardFx = createTask<Offer, Purchase>(({ card, brickstype, pricever }, { call }) =>
  call(BUY[card], { num: 1, brickstype, pricever }),
);

sample({ clock: offersWanted, target: [prices.wanted, bricks.wanted] });
// After a purchase, and after one that was refused because a price had moved, the next price holds.
sample({ clock: buyCardFx.finally, fn: () => undefined, target: offersWanted });

/** What each card costs now, the main bricks first; null until it is known. */
export const $offers = combine(prices.$data, bricks.$data, (priced, balances): Offer[] | null => {
  if (!priced) return null;
  const availableOf = (type: number) => balances && (balances.find(({ brickstype }) => brickstype === type)?.available ?? 0);
  return priced.list
    .map(({ card, brickstype, price, left }) => ({
      card,
      brickstype,
      price,
      left,
      pricever: priced.pricever,
      available: availableOf(brickstype),
    }))
    .toSorted((one, other) => one.brickstype - other.brickstype);
});
/** The same as something that is read: for who pays, the balances have to come too. */
export const offers: Shown<Offer[]> = {
  retried: offersWanted,
  $data: $offers,
  $failure: combine(prices.$failure, bricks.$failure, (ofPrices, ofBricks) => ofPrices ?? ofBricks),
  $isLoading: combine(prices.$isLoading, bricks.$isLoading, (...areLoading) => areLoading.some(Boolean)),
};
