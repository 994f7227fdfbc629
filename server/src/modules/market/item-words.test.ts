import { expect, test } from '@jest/globals';
import type { Db } from '../../db/db.ts';
import type { Glance } from '../chain/index.ts';
import { itemWords } from './item-words.ts';

const tx = {} as Db;
const OF = `137-0x${'2'.repeat(40)}`;

test.each([
  ['Kiln Works', 'Bowl', 'Kiln Works Bowl'],
  ['Kiln Works', null, 'Kiln Works #7'],
  [undefined, null, '#7'],
])('an item of %s with the name %s is told of as %s', async (within, name, item) => {
  const glance = {
    items: () => Promise.resolve(new Map([[`${OF}-7`, { name, price: null }]])),
    collections: () => Promise.resolve(within === undefined ? new Map() : new Map([[OF, { name: within, floor: null, listed: 0 }]])),
    amount: (chain: number, currency: string, amount: string) =>
      Promise.resolve({ currency, amount, decimals: 6, symbol: `coin of ${chain}` }),
  } as unknown as Glance;
  expect(await itemWords(glance)(tx, `${OF}-7`, '0x1', '5')).toEqual({ item, amount: '5', decimals: '6', symbol: 'coin of 137' });
});
