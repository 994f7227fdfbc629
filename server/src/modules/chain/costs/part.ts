import { and, eq, gt } from 'drizzle-orm';
import type { Part } from '../part.ts';
import { costs } from './tables.ts';

/** What transactions cost is read for who asks, and is taken back with its block. */
export const costsPart: Part = {
  topics: [],
  addresses: [],
  facts: [
    {
      prepare: () => () => Promise.resolve(),
      forgetAbove: async (tx, chainId, block) =>
        void (await tx.delete(costs).where(and(eq(costs.chainId, chainId), gt(costs.block, block)))),
    },
  ],
};
