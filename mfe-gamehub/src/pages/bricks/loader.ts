import type { PageArgs } from '@mortar/host';
import { allSettled } from 'effector';
import { settledSoon } from '../../lib/settled-soon.ts';
import { bricksWanted } from './model.ts';

/** Starts both balances and the begin of the statement. */
export async function loader({ scope }: PageArgs): Promise<null> {
  await settledSoon(allSettled(bricksWanted, { scope }));
  return null;
}
