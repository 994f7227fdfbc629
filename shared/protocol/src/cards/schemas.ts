import { Type } from 'typebox';
import { refusals } from '../core/refusals.ts';
import { BoughtCards, CardPrices } from './fields.ts';

export const getCardPrices = {
  summary: 'What the cards of the quiz cost now, in both brick types; for whoever is signed in, after those they bought today',
  data: CardPrices,
};

const buy = {
  body: Type.Object({
    num: Type.Integer({ minimum: 1, maximum: 5 }),
    /** Of the prices that the person saw. */
    pricever: Type.String({ minLength: 1, maxLength: 64 }),
    /** 1 main coin, 2 silver. */
    brickstype: Type.Integer({ minimum: 1, maximum: 2 }),
  }),
  data: BoughtCards,
  codes: refusals('priceChanged', 'insufficientBricks', 'dailyLimit'),
};

export const buyRevivalCard = { summary: 'Buy cards that go on after a wrong answer', ...buy };
export const buySwapCard = { summary: 'Buy cards that ask another question', ...buy };
export const buySkipCard = { summary: 'Buy cards that pass a question', ...buy };
