import type { PageArgs } from '@mortar/host';
import { settledSoon } from '@mortar/host/loading';
import { allSettled } from 'effector';
import { bricksWanted } from './model.ts';

/** Starts both balances and the begin of the statement. */
export async function loader({ scope }: PageArgs): Promise<null> {
  await settledSoon(allSettled(bricksWanted, { scope }));
  return null;
}
