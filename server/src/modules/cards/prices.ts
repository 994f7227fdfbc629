import type { Card, CardPrices } from '@mortar/protocol/cards';

/** Version of the list below: who saw another one is asked again. */
const LIST = 1;
/** Main coins for the first card of a day. */
const FIRST: Record<Card, number> = { swap: 5, skip: 8, revival: 12 };
/** How many silver bricks stand for a main coin. */
const SILVER = 4;
/** Cards of one kind that a person can buy in a day. */
export const PER_DAY = 5;
export const CARDS: readonly Card[] = ['swap', 'skip', 'revival'];

/** How many of each kind somebody bought today. */
export type Bought = Readonly<Record<Card, number>>;
export const NONE: Bought = { swap: 0, skip: 0, revival: 0 };

/** Price in main coins of a card of which `bought` were bought today: half as much again for each, rounded up (docs/design/quiz.md). */
const mainPrice = (card: Card, bought: number): number => Math.ceil((FIRST[card] * 3 ** bought) / 2 ** bought);

/** Price of one card in whole bricks. @param brickstype 1 main coin, 2 silver */
const priceOf = (card: Card, bought: number, brickstype: number): number => mainPrice(card, bought) * (brickstype === 2 ? SILVER : 1);

/** Price of the next `num` cards together. */
export function costOf(card: Card, num: number, bought: number, brickstype: number): number {
  return Array.from({ length: num }, (_, index) => priceOf(card, bought + index, brickstype)).reduce((sum, price) => sum + price, 0);
}

/** Name of the price list for somebody who has bought this many on a day: a list with other prices has another name. */
export const priceVersion = (day: string, { swap, skip, revival }: Bought): string => [LIST, day, swap, skip, revival].join('.');

/** All prices of a person, or of anybody before the first card of a day. */
export function priceList(day: string, bought: Bought): CardPrices {
  const list = CARDS.flatMap((card) =>
    [1, 2].map((brickstype) => ({
      card,
      brickstype,
      price: priceOf(card, bought[card], brickstype),
      nextprice: priceOf(card, bought[card] + 1, brickstype),
      perday: PER_DAY,
      left: PER_DAY - bought[card],
    })),
  );
  return { pricever: priceVersion(day, bought), list };
}
