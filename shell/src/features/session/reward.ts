import { $session, dialogOpened, signedOut } from '@mortar/host';
import type { SessionData } from '@mortar/protocol/identity';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { carried, carry, putDown } from '@mortar/remote-kit/carried';
import { pageArrived } from '../../core/navigation/navigate.ts';
import { CONGRATULATION } from '../../core/dialogs/own.ts';
import { signInTaken } from './events.ts';

/** What a sign-in brought (spec §2): `id` is that of the person, so that nobody else is congratulated. */
export type Reward = { id: string; brickstype: number; amount: number };

const NAME = 'reward';

/** A sign-in ended on the page where it began. */
export const stayedInPlace = createEvent();
/** The congratulation stands before the person: it was seen. */
export const rewardShown = createEvent();

/** The reward that a session's answer carries. */
export function rewardOf({ uid, brickstype, bricksamount }: SessionData): Reward | null {
  return brickstype && bricksamount ? { id: uid, brickstype, amount: bricksamount } : null;
}

/** Keeps a reward over the next document. False where it would be lost. */
export function keepReward(reward: Reward | null): boolean {
  return reward === null || carry(NAME, reward);
}

/** The same for as long as this document lives: where the browser keeps nothing, it is all there is. */
const $reward = createStore<Reward | null>(null)
  .on(signInTaken, (_, session) => rewardOf(session))
  .reset(rewardShown, signedOut);

const findFx = attach({
  source: { reward: $reward, session: $session },
  effect: ({ reward, session }) => {
    const found = reward ?? carried(NAME);
    return isReward(found) && found.id === session?.uid ? found : null;
  },
});
const forgetFx = createEffect(() => putDown(NAME));

sample({ clock: [pageArrived, stayedInPlace], target: findFx });
sample({
  clock: findFx.doneData.filter({ fn: (reward) => reward !== null }),
  fn: ({ brickstype, amount }) => ({ name: CONGRATULATION as typeof CONGRATULATION, props: { brickstype, amount } }),
  target: dialogOpened,
});
sample({ clock: [rewardShown, signedOut], target: forgetFx });

function isReward(value: unknown): value is Reward {
  const { id, brickstype, amount } = (value ?? {}) as Partial<Reward>;
  return typeof id === 'string' && Number.isInteger(brickstype) && Number.isInteger(amount);
}
