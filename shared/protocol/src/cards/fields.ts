import { Type, type Static } from 'typebox';
import { BricksEntry } from '../ledger/schemas.ts';

/** Swap asks another question, skip passes one, revival goes on after a wrong answer (spec §7). */
export const Card = Type.Enum(['swap', 'skip', 'revival']);
export type Card = Static<typeof Card>;

const Count = Type.Integer({ minimum: 0 });
/** How many cards of each kind a person has. */
export const Cards = Type.Object({ swap: Count, skip: Count, revival: Count });
export type Cards = Static<typeof Cards>;

const Price = Type.Integer({ minimum: 1 });
/** What the next card of a kind costs in one brick type. */
export const CardPrice = Type.Object({
  card: Card,
  /** 1 main coin, 2 silver. */
  brickstype: Type.Integer(),
  /** Whole bricks for the next one. */
  price: Price,
  /** For the one after it: prices rise with each further card of a day. */
  nextprice: Price,
  /** How many of the kind can be bought in a day (Hong Kong). */
  perday: Type.Integer(),
  /** How many more the caller can buy today. */
  left: Count,
});

/** What cards cost now, under a name that changes with every price. */
export const CardPrices = Type.Object({ pricever: Type.String(), list: Type.Array(CardPrice) });
export type CardPrices = Static<typeof CardPrices>;

/** What came of buying cards. */
export const BoughtCards = Type.Object({
  card: Card,
  /** How many of the kind the person has now. */
  cards: Count,
  bricks: Type.Array(BricksEntry),
  /** Id of the transaction in the ledger. */
  txid: Type.String(),
  /** Of the prices from now on. */
  pricever: Type.String(),
});
