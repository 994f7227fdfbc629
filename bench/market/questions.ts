import { writeTraits, type ItemSort, type TraitFilter } from '@mortar/protocol/market';
import { WHALE } from './layout.ts';

/** Of a page, as the collection's page asks for it. */
export const PAGE_SIZE = 40;

/** A question as an address has it, without collection and cursor. */
export type Question = Readonly<Record<string, string>>;

const SORTS: readonly ItemSort[] = ['token', 'price', 'priceHigh', 'rarity', 'lastSale', 'listed'];
const traits = (...filters: TraitFilter[]): Question => ({ traits: writeTraits(filters) });
const GLAZE: TraitFilter = { type: 'Glaze', values: ['Glaze 0'] };
/** What leaves a part of a collection, from all down to a twelfth. */
const FILTERS: Readonly<Record<string, Question>> = {
  all: {},
  listed: { filter: 'listed' },
  owner: { owner: WHALE },
  value: traits(GLAZE),
  values: traits({ type: 'Mood', values: ['Mood 1', 'Mood 2', 'Mood 3', 'Mood 4'] }),
  number: traits({ type: 'Level', from: 20, to: 59 }),
  both: traits(GLAZE, { type: 'Level', from: 20, to: 59 }),
};

/** Filtered and sorted pages of items: each filter in each order. */
export const ITEM_QUESTIONS: readonly Question[] = Object.values(FILTERS).flatMap((filter) => SORTS.map((sort) => ({ ...filter, sort })));

/** Pages of what happened: all of it, and each kind. */
export const ACTIVITY_QUESTIONS: readonly Question[] = [{}, { kind: 'sale' }, { kind: 'transfer' }, { kind: 'mint' }, { kind: 'burn' }];
