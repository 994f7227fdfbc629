import { getWarnings, type Warning } from '@mortar/protocol/market';
import { createQuery, createTask } from '@mortar/remote-kit';

/** What is to be known of a collection or an item. */
export interface Warned {
  id: string;
  isVerified: boolean;
  warnings: Warning[];
}

/** Warnings of what the page is about, and whether an operator verified it. */
export const warned = createQuery(
  createTask(async ({ id }: { id: string }, { call }): Promise<Warned> => ({ id, ...(await call(getWarnings, { id })) })),
);
