import type { PageArgs } from '@mortar/host';
import { allSettled } from 'effector';
import { centreOpened } from '#features/game-centre';
import { settledSoon } from '../../lib/settled-soon.ts';

/** Starts everything that the game centre shows. */
export async function loader({ scope }: PageArgs): Promise<null> {
  await settledSoon(allSettled(centreOpened, { scope }));
  return null;
}
