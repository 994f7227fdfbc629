import type { PageArgs } from '@mortar/host';
import { scopeBind } from 'effector';
import { gameOpenedFx } from './game.ts';
import { resultsFoundFx } from './results.ts';

const NOT_FOUND = 404;

/** Opens the game that the address names; what earlier runs left unsent is taken up again. */
export async function loader({ params, scope }: PageArgs): Promise<null> {
  void scopeBind(resultsFoundFx, { scope })();
  const game = await scopeBind(gameOpenedFx, { scope })(params['id'] ?? '');
  if (!game) throw new Response('This page could not be found', { status: NOT_FOUND });
  return null;
}
