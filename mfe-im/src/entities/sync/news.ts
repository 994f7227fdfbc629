import { listen } from '@mortar/client/connection';
import { messageArrived, messageRecalled, type MessageNotice } from '@mortar/host';
import { createEffect, sample, scopeBind } from 'effector';
import { $log, happened, type Log, type LogEvent } from '../log/index.ts';
import { $following } from './start.ts';

const changesTold = listen('im.changes');
const headsTold = listen('im.heads');
const userTold = listen('im.user');
const readTold = listen('im.read');

// Nothing is taken in before what the browser had kept is here: the greeting brings it all.
const news = sample({
  clock: [
    changesTold.map((changes): LogEvent => ({ type: 'changed', changes })),
    headsTold.map(({ heads }): LogEvent => ({ type: 'headsMoved', heads })),
    userTold.map((changes): LogEvent => ({ type: 'userChanged', changes })),
  ],
  source: $following,
  filter: Boolean,
  fn: (_, event) => event,
});
// One's own cursor comes from another device by `im.user`; this is the other's.
const peerNews = sample({
  clock: readTold,
  source: $following,
  filter: (uid, { uid: reader }) => uid !== null && uid !== reader,
  fn: (_, { id, seq }): LogEvent => ({ type: 'peerRead', id, seq }),
});

interface Notice extends MessageNotice {
  isRecalled: boolean;
}

/** What the other parts of the site are told of: what others wrote, and what they took back. */
function noticesOf({ uid, conversations }: Log, event: LogEvent): Notice[] {
  if (event.type !== 'changed') return [];
  const conversation = conversations[event.changes.id];
  if (!conversation) return [];
  const { peerId, lastPts, lastSeq } = conversation;
  return event.changes.messages
    .filter(({ seq, pts, sender, recalledAt }) => pts > lastPts && sender.uid !== uid && (recalledAt !== null || seq > lastSeq))
    .map(({ clientId, at, recalledAt }) => ({ peerId, messageId: clientId, at: Date.parse(at), isRecalled: recalledAt !== null }));
}

// Who is to be told is judged by what was known before.
const judged = sample({ clock: news, source: $log, fn: (log, event) => ({ event, notices: noticesOf(log, event) }) });
sample({ clock: judged, fn: ({ event }) => event, target: happened });
sample({ clock: peerNews, target: happened });

const tellFx = createEffect((notices: readonly Notice[]) => {
  const [arrived, recalled] = [scopeBind(messageArrived, { safe: true }), scopeBind(messageRecalled, { safe: true })];
  for (const { isRecalled, ...notice } of notices) (isRecalled ? recalled : arrived)(notice);
});
sample({ clock: judged, filter: ({ notices }) => notices.length > 0, fn: ({ notices }) => notices, target: tellFx });
