import { createStore } from 'effector';
import { begun, declined, troubled } from './attempt.ts';
import { bindFx, enterFx, unbindFx } from './enter.ts';
import { finished } from './finish.ts';
import { signFx } from './sign.ts';
import { switchFx } from './switch-network.ts';
import type { Trouble } from './visit.ts';
import { cancelled, othersWanted, walletWanted } from './wish.ts';

type Step = 'connecting' | 'switching' | 'signing' | 'entering';

/** What is waited for; null while nothing is. */
export const $step = createStore<Step | null>(null)
  .on(begun, () => 'connecting')
  .on(switchFx, () => 'switching')
  .on(signFx, () => 'signing')
  .on([enterFx, bindFx, unbindFx], () => 'entering')
  .reset(troubled, declined, cancelled, othersWanted, walletWanted, finished);

/** Why the last try ended; null when there is nothing to say. */
export const $trouble = createStore<Trouble | null>(null)
  .on(troubled, (_, trouble) => trouble)
  .reset(begun, cancelled, othersWanted, walletWanted);
