import { createCall, listen } from '@mortar/client/connection';
import { $session, signedOut } from '@mortar/host';
import type { SocketEvents } from '@mortar/protocol/realtime';
import { createTask, pause } from '@mortar/remote-kit';
import { combine, createEvent, createStore, restore, sample } from 'effector';
import { happened } from '../log/index.ts';

/** Who has not typed for so long types no more. */
const TYPING_MS = 6000;
/** Typing is told no more often. */
const TOLD_MS = 3000;
/** Who is here is asked again. */
const PRESENCE_MS = 30_000;
const MOST_PEOPLE = 100;

/** Who types in a conversation; too many are counted only. */
export interface Typing {
  uids: readonly string[];
  count: number;
}

/** These people are on the screen, in a list: whether they are here is to be known. */
export const peopleShown = createEvent<string[]>();
/** The other of the open chat is one of those too; null where there is none. */
export const peerShown = createEvent<string | null>();
/** The person types in a conversation. */
export const typed = createEvent<string>();

const typingCallFx = createCall('im.typing');
const presenceCallFx = createCall('im.presence');
const typingTold = listen('im.typing');

/** What was told lasts for some seconds. */
const lastFx = createTask<Typing & { id: string }>(() => pause(TYPING_MS));
const others = sample({
  clock: typingTold,
  source: $session,
  fn: (session, { id, uids, count }) => ({
    id,
    uids: uids.filter((uid) => uid !== session?.uid),
    count: count - Number(uids.includes(session?.uid ?? '')),
  }),
});

/** Whoever has sent a message types it no more. */
function withoutWriters(typing: Readonly<Record<string, Typing>>, { id, messages }: SocketEvents['im.changes']) {
  const told = typing[id];
  const writers = new Set(messages.map(({ sender }) => sender.uid));
  const left = told?.uids.filter((uid) => !writers.has(uid)) ?? [];
  if (!told || left.length === told.uids.length) return typing;
  return { ...typing, [id]: { uids: left, count: told.count - (told.uids.length - left.length) } };
}

/** Who types, by conversation. */
export const $typing = createStore<Readonly<Record<string, Typing>>>({})
  .on(others, (typing, told) => ({ ...typing, [told.id]: told }))
  .on(happened, (typing, event) => (event.type === 'changed' ? withoutWriters(typing, event.changes) : typing))
  .on(lastFx.done, (typing, { params }) => {
    const { [params.id]: last, ...rest } = typing;
    return last === params ? rest : typing;
  })
  .reset(signedOut);
sample({ clock: others, target: lastFx });

const tellTypingFx = createTask<string>(async (conversation, { bind }) => {
  await bind(typingCallFx)({ conversation }).catch(() => undefined);
  await pause(TOLD_MS);
});
sample({
  clock: typed,
  source: tellTypingFx.pending,
  filter: (isTold) => !isTold,
  fn: (_, conversation) => conversation,
  target: tellTypingFx,
});

const askFx = createTask<string[], { uids: readonly string[]; here: readonly string[] }>(async (uids, { bind }) => {
  const { here } = await bind(presenceCallFx)({ uids });
  return { uids, here };
});
/** Uids of those who are here. */
export const $here = createStore<ReadonlySet<string>>(new Set())
  .on(askFx.doneData, (before, { uids, here }) => new Set([...[...before].filter((uid) => !uids.includes(uid)), ...here]))
  .reset(signedOut);
const $listed = restore(peopleShown, []).reset(signedOut);
const $peer = restore(peerShown, null).reset(signedOut);
// The other of the open chat first: of too many they are never left out.
const $people = combine($listed, $peer, (listed, peer) => [...new Set([...(peer === null ? [] : [peer]), ...listed])]);
const againFx = createTask(() => pause(PRESENCE_MS));
sample({
  clock: [$people, againFx.done],
  source: { people: $people, isAsking: askFx.pending },
  filter: ({ people, isAsking }) => people.length > 0 && !isAsking,
  fn: ({ people }) => people.slice(0, MOST_PEOPLE),
  target: askFx,
});
sample({ clock: askFx.finally, source: againFx.pending, filter: (isWaiting) => !isWaiting, fn: () => undefined, target: againFx });
