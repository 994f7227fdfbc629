import { $session, signedOut } from '@mortar/host';
import { createTask } from '@mortar/remote-kit';
import { createEffect, sample } from 'effector';
import { pageArrived } from '../../core/navigation/navigate.ts';
import { loadSessionsFx } from './events.ts';

/** A page that is busy for longer is connected all the same. */
const BUSY_MS = 500;

const code = () => import(/* webpackChunkName: "connection" */ '../../core/federation/provided-connection.ts');

/** Waits until the page has shown who signed in: the connection's code and keys must not hold that up. */
const shownFx = createEffect(
  () =>
    new Promise<void>((resolve) => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: BUSY_MS });
      else setTimeout(resolve);
    }),
);
const connectFx = createTask(async ({ uid }: { uid: string }, { bind }) => {
  const { connectionWanted } = await code();
  bind(connectionWanted)({ uid });
});
const disconnectFx = createTask(async (_: void, { bind }) => {
  const { connectionDropped } = await code();
  bind(connectionDropped)();
});

// The connection is opened after a login, on another token, and on a change of the page where there is none yet (spec §4).
sample({
  clock: [loadSessionsFx.done, $session.updates, pageArrived],
  source: $session,
  filter: (session) => session !== null && session.token !== '',
  fn: () => undefined,
  target: shownFx,
});
sample({
  clock: shownFx.done,
  source: $session,
  filter: (session) => session !== null && session.token !== '',
  fn: (session) => ({ uid: session!.uid }),
  target: connectFx,
});
sample({ clock: signedOut, target: disconnectFx });
