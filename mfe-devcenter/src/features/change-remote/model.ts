import { signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { endCanary, killRemote, makeCanaryLink, promoteVersion, reviveRemote, rollBackRemote, setCanary } from '@mortar/protocol/registry';
import { createFailure, createTask, type TaskTools } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { changeAsked, type Change } from '#entities/change';

/** What is typed in the dialog of a change. */
export interface ChangeForm {
  reason: string;
  /** Whole percents, 0 to 100. */
  percentage: number;
  users: string[];
  /** Life of a link. */
  seconds: number;
}

/** The dialog was left. */
export const changeDropped = createEvent();
/** The dialog was answered. */
export const changeConfirmed = createEvent<ChangeForm>();

interface Order {
  change: Change;
  form: ChangeForm;
}
type Changed = Output<typeof promoteVersion>;
type Link = Output<typeof makeCanaryLink>;

function send({ change, form }: Order, call: TaskTools['call']): Promise<Changed | Link> {
  const { name } = change;
  const said = form.reason.trim() ? { reason: form.reason.trim() } : {};
  switch (change.action) {
    case 'canaryLink':
      return call(makeCanaryLink, { name, version: change.version, seconds: form.seconds, ...said });
    case 'promote':
      return call(promoteVersion, { name, version: change.version, ...said });
    case 'rollback':
      return call(rollBackRemote, { name, from: change.version, ...said });
    case 'canary':
      return call(setCanary, { name, version: change.version, percentage: form.percentage, users: form.users, ...said });
    case 'canaryOff':
      return call(endCanary, { name, version: change.version, ...said });
    case 'kill':
      return call(killRemote, { name, ...said });
    case 'revive':
      return call(reviveRemote, { name, ...said });
  }
}
const submitFx = createTask((order: Order, { call }) => send(order, call));

/** The server did what was asked: what is shown is old. */
export const changeAnswered = submitFx.doneData;
const linkMade = submitFx.doneData.filterMap((result) => ('url' in result ? result : undefined));
const changed = submitFx.done.filterMap(({ params, result }) => ('url' in result ? undefined : { action: params.change.action, result }));

/** The change whose dialog is open. */
export const $change = createStore<Change | null>(null)
  .on(changeAsked, (_, change) => change)
  .reset(changeDropped, changed, signedOut);
/** Why the server did not do it; what was typed stays. */
export const $refusal = createFailure([submitFx], [changeAsked, changeDropped]);
/** The link that was made: its secret is told this once. */
export const $link = createStore<Link | null>(null)
  .on(linkMade, (_, link) => link)
  .reset(changeAsked, changeDropped, signedOut);
/** What came of the last change. */
export const $lastChange = createStore<{ action: Change['action']; result: Changed } | null>(null)
  .on(changed, (_, last) => last)
  .reset(changeAsked, signedOut);
export const $isChanging = submitFx.pending;

// Once, however often it is pressed.
sample({
  clock: changeConfirmed,
  source: { change: $change, isChanging: submitFx.pending },
  filter: ({ change, isChanging }) => change !== null && !isChanging,
  fn: ({ change }, form) => ({ change: change!, form }),
  target: submitFx,
});
