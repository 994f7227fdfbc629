import type { HumanDemand } from '@mortar/client';
import { $clockOffset, $theme, dialogOpened } from '@mortar/host';
import type { Theme } from '@mortar/protocol';
import { getCaptcha } from '@mortar/protocol/moderation';
import { createTask } from '@mortar/remote-kit';
import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind, type Scope } from 'effector';
import { $dialogs, dialogClosed } from '../../core/dialogs/model.ts';
import { HUMAN_CHECK } from '../../core/dialogs/own.ts';
import { CHECK_MODULES, moduleOf, type CheckModule } from './module-of.ts';

/** A refused call that waits for a proof: `answer` gives it one, or null when the person gave up. */
interface Check extends HumanDemand {
  module: CheckModule;
  answer: (token: string | null) => void;
}

const checkAsked = createEvent<Check>();
/** The person says that they are one. */
export const humanConfirmed = createEvent();

/** The check cannot run here: its code does not come. */
class CheckUnsupported extends Error {
  override name = 'CheckUnsupported';
}

/** The code of the check, a chunk of its own. @throws CheckUnsupported */
const loadSolver = () =>
  import(/* webpackChunkName: "human-check" */ './solve.ts').catch(() => {
    throw new CheckUnsupported();
  });

/** Gets a challenge and solves it: a proof for one call. */
export const solveFx = attach({
  source: $clockOffset,
  effect: createTask<number, string, Error>(async (offset, { call }) => {
    const [{ challenge }, { solve }] = await Promise.all([call(getCaptcha), loadSolver()]);
    return solve(challenge, () => Date.now() + offset);
  }),
  mapParams: (_: void, offset) => offset,
});

const answerFx = createEffect(({ checks, token }: { checks: Check[]; token: string | null }) =>
  checks.forEach(({ answer }) => answer(token)),
);

/** Calls that wait, in their order. One of them is answered at a time. */
const $checks = createStore<Check[]>([])
  .on(checkAsked, (checks, check) => [...checks, check])
  .on(answerFx, (checks, { checks: answered }) => checks.filter((check) => !answered.includes(check)));
const $current = $checks.map(([first]) => first ?? null);

type Trouble = 'expired' | 'unsupported' | 'failed';
const TROUBLES: Record<string, Trouble> = { ChallengeExpired: 'expired', CheckUnsupported: 'unsupported' };

/** What the last try ended in, until the next one. */
const $trouble = createStore<Trouble | null>(null)
  .on(solveFx.failData, (_, { name }) => TROUBLES[name] ?? 'failed')
  .reset(solveFx, answerFx);

/** What the dialog shows; `msg` is the server's when a proof did not pass. */
export const $humanCheck = combine($current, $trouble, solveFx.pending, (current, trouble, isWorking) => ({
  msg: current?.failed ? current.msg : '',
  trouble,
  isWorking,
}));

/** The human check as spec §3 keeps it. */
export interface HumanCheckState {
  /** For which part of the site the dialog is shown: for one at a time. */
  shown: Record<CheckModule, boolean>;
  /** Proof of a person that no call carries yet; empty without one. */
  token: string;
  /** That of the site. */
  theme: Theme;
  size: 'normal';
}

const $token = createStore('')
  .on(solveFx.doneData, (_, token) => token)
  .reset(answerFx, solveFx);

export const $humanCheckState = combine($current, $token, $theme, (current, token, theme): HumanCheckState => {
  const shown = Object.fromEntries(CHECK_MODULES.map((module) => [module, current?.module === module])) as HumanCheckState['shown'];
  return { shown, token, theme, size: 'normal' };
});

sample({ clock: checkAsked, fn: () => ({ name: HUMAN_CHECK as typeof HUMAN_CHECK, props: {} }), target: dialogOpened });
sample({ clock: humanConfirmed, source: solveFx.pending, filter: (isWorking) => !isWorking, target: solveFx });

sample({
  clock: solveFx.doneData,
  source: $current,
  filter: (current, token) => current !== null && token !== '',
  fn: (current, token) => ({ checks: current ? [current] : [], token }),
  target: answerFx,
});
// Whoever confirmed for one call did so for every other of its part that waits.
sample({
  clock: answerFx.done,
  source: $current,
  filter: (current, { params }) => params.token !== null && current !== null && current.module === params.checks[0]?.module,
  target: solveFx,
});

const isShown = (dialogs: ReturnType<typeof $dialogs.getState>) =>
  dialogs.find((dialog) => dialog.open && dialog.kind === 'named' && dialog.request.name === HUMAN_CHECK);

// The dialog goes when nothing waits for it.
sample({
  clock: $checks,
  source: $dialogs,
  filter: (dialogs, checks) => checks.length === 0 && isShown(dialogs) !== undefined,
  fn: (dialogs) => isShown(dialogs)?.id ?? 0,
  target: dialogClosed,
});
// Where the dialog went, by whatever way, the person gave up, and nobody waits for a proof that cannot come.
sample({
  clock: $dialogs,
  source: { checks: $checks, current: $current },
  filter: ({ checks }, dialogs) => checks.length > 0 && !isShown(dialogs),
  fn: ({ checks, current }) => ({ checks: checks.filter(({ module }) => module === current?.module), token: null }),
  target: answerFx,
});
sample({
  clock: answerFx.done,
  source: $current,
  filter: (current, { params }) => params.token === null && current !== null,
  fn: () => ({ name: HUMAN_CHECK as typeof HUMAN_CHECK, props: {} }),
  target: dialogOpened,
});

/** Asks the person for a proof: one call, one proof (spec §4). Null when they give up. */
export function prove(demand: HumanDemand, scope: Scope): Promise<string | null> {
  const ask = scopeBind(checkAsked, { scope });
  return new Promise((answer) => ask({ ...demand, module: moduleOf(demand.endpoint), answer }));
}
