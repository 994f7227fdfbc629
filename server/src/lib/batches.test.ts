import { expect, test } from '@jest/globals';
import { createBatches } from './batches.ts';

test('an item whose value the database refuses fails alone, and any other failure is everybody’s', async () => {
  const batches: number[][] = [];
  const add = createBatches(async (items: number[]): Promise<number[]> => {
    batches.push(items);
    if (items.includes(2)) throw Object.assign(new Error('refused'), { cause: Object.assign(new Error('no'), { code: '22P02' }) });
    if (items.includes(9)) throw new Error('away');
    return items.map((item) => item * 10);
  }, 8);
  const refused = await Promise.allSettled([1, 2, 3].map((item) => add(item)));
  expect(refused.map((one) => (one.status === 'fulfilled' ? one.value : 'refused'))).toEqual([10, 'refused', 30]);
  expect(batches).toEqual([[1, 2, 3], [1], [2], [3]]);
  const away = await Promise.allSettled([8, 9].map((item) => add(item)));
  expect(away.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
