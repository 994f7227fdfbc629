import type { PageArgs } from '@mortar/host';
import { settledSoon } from '@mortar/host/loading';
import { allSettled } from 'effector';
import { centreOpened } from '#features/game-centre';

/** Starts everything that the game centre shows. */
export async function loader({ scope }: PageArgs): Promise<null> {
  await settledSoon(allSettled(centreOpened, { scope }));
  return null;
}
