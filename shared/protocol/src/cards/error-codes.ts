export const CARDS_CODES = {
  /** The price is another one than the person saw: it was bought on another device, or a day began. */
  priceChanged: 1512107,
  insufficientBricks: 1512108,
  /** No more cards of this kind can be bought today. */
  dailyLimit: 1512109,
} as const;
