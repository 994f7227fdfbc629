import { messageOf, type RequestFailure } from '@mortar/client';
import { connected, createCall } from '@mortar/client/connection';
import { cameOnline, serverFound, signedOut } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import type { SendInput } from '@mortar/protocol/messaging';
import { createTask } from '@mortar/remote-kit';
import { attach, createStore, sample } from 'effector';
import { $log, happened, type Log, type LogEvent, type Outgoing } from '../log/index.ts';
import { forgetOutgoing, keepOutgoing, readOutbox } from '../storage/index.ts';
import { sleep, wakeFx } from './sleep.ts';
import { tellTabs } from './tabs.ts';

const SOONEST_MS = 500;
const LATEST_MS = 30_000;

const sendCallFx = createCall('im.send');

const nextOf = ({ outbox }: Log, conversation: string): Outgoing | undefined =>
  outbox.find((outgoing) => outgoing.conversation === conversation && outgoing.state === 'waiting' && !outgoing.message);

const inputOf = ({ conversation, clientId, text, mentions, reply, forward }: Outgoing): SendInput => ({
  conversation,
  clientId,
  text,
  ...(mentions.length > 0 && { mentions: [...mentions] }),
  ...(reply && { reply: reply.seq }),
  ...(forward && { forward: { conversation: forward.conversation, seq: forward.seq } }),
});

/** Whether sending it again would be refused again. */
function isFinal(failure: RequestFailure): boolean {
  if (failure.kind === 'problem') return failure.code !== CODES.tooFast;
  return failure.kind === 'validation' || (failure.kind === 'http' && failure.status === 413);
}

/** How long to wait before the next try, ms. */
function waitOf(failure: RequestFailure, failures: number): number {
  if (failure.kind === 'http' && failure.retryAfterMs) return failure.retryAfterMs;
  if (failure.kind === 'problem') return ((failure.data as { seconds?: number } | null)?.seconds ?? 1) * 1000;
  return Math.min(LATEST_MS, SOONEST_MS * 2 ** failures) * (0.5 + Math.random());
}

/** One tab at a time sends what is written in a conversation; the others wait, and find it sent. */
function alone<Done>(conversation: string, work: () => Promise<Done>): Promise<Done> {
  return 'locks' in navigator ? navigator.locks.request(`mortar:im:outbox:${conversation}`, work) : work();
}

/** The message that is next in a conversation; null without one, or when somebody else is signed in by now. */
const findNextFx = attach({
  source: $log,
  effect: (log, { uid, conversation }: Turn): Outgoing | null => (log.uid === uid ? (nextOf(log, conversation) ?? null) : null),
});

interface Turn {
  uid: string;
  conversation: string;
}

/** Sends what waits in a conversation, one after the other, until nothing does. */
const drainFx = createTask<Turn>((turn, { bind }) => {
  const tell = bind(happened);
  return alone(turn.conversation, async () => {
    for (let failures = 0; ; failures += 1) {
      const next = await bind(freshNextFx)(turn);
      if (!next) return;
      const failure = await bind(sendOneFx)(next);
      if (!failure) failures = -1;
      else if (isFinal(failure)) await refuse(next, failure, tell);
      else await sleep(waitOf(failure, failures));
    }
  });
});

/** Another tab may have sent it meanwhile, or written something before. */
const freshNextFx = createTask<Turn, Outgoing | null>(async (turn, { bind }) => {
  if (!(await bind(findNextFx)(turn))) return null;
  const outbox = await readOutbox().catch(() => null);
  const isStillTheirs = await bind(findNextFx)(turn);
  if (outbox && isStillTheirs) bind(happened)({ type: 'outboxRead', outbox });
  return bind(findNextFx)(turn);
});

/** Sends one message; why it could not be sent, or null. */
const sendOneFx = createTask<Outgoing, RequestFailure | null>(async (outgoing, { bind }) => {
  const { clientId } = outgoing;
  const outcome = await bind(sendCallFx)(inputOf(outgoing)).then(
    (sent) => ({ sent }),
    (failure: unknown) => ({ failure: failure as RequestFailure }),
  );
  if ('failure' in outcome) return outcome.failure;
  const { message, readSeq } = outcome.sent;
  bind(happened)({ type: 'sent', clientId, message, readSeq });
  await forgetOutgoing(clientId).catch(() => undefined);
  tellTabs({ kind: 'sent', clientId, message });
  return null;
});

async function refuse(outgoing: Outgoing, failure: RequestFailure, tell: (event: LogEvent) => void): Promise<void> {
  const refusal = messageOf(failure) ?? null;
  tell({ type: 'refused', clientId: outgoing.clientId, refusal });
  await keepOutgoing({ ...outgoing, state: 'refused', refusal }).catch(() => undefined);
  tellTabs({ kind: 'changed' });
}

/** Conversations in which something waits to be sent. */
const $waiting = $log.map(({ outbox }) =>
  [
    ...new Set(outbox.filter((outgoing) => outgoing.state === 'waiting' && !outgoing.message).map(({ conversation }) => conversation)),
  ].join(),
);
const $drained = createStore<readonly string[]>([])
  .on(drainFx, (drained, { conversation }) => [...drained, conversation])
  .on(drainFx.finally, (drained, { params }) => drained.filter((conversation) => conversation !== params.conversation))
  .reset(signedOut);

// What waits is sent by itself: one conversation after the other begins, and all go on beside each other.
const turn = sample({
  clock: [$waiting, $drained],
  source: { uid: $log.map(({ uid }) => uid), waiting: $waiting, drained: $drained },
  fn: ({ uid, waiting, drained }) => ({ uid, conversation: waiting.split(',').find((id) => id !== '' && !drained.includes(id)) }),
}).filterMap(({ uid, conversation }) => (conversation === undefined ? undefined : { uid, conversation }));
sample({ clock: turn, target: drainFx });
sample({ clock: [connected, cameOnline, serverFound], target: wakeFx });
