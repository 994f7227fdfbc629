import { $session, signedOut } from '@mortar/host';
import { createTask } from '@mortar/remote-kit';
import { sample } from 'effector';
import { pageArrived } from '../../core/navigation/navigate.ts';
import { loadSessionsFx } from './events.ts';

const code = () => import(/* webpackChunkName: "connection" */ '../../core/federation/provided-connection.ts');

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
  fn: (session) => ({ uid: session!.uid }),
  target: connectFx,
});
sample({ clock: signedOut, target: disconnectFx });
