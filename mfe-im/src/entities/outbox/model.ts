import type { Mention, Quote } from '@mortar/protocol/messaging';
import { createEvent, sample } from 'effector';
import { createTask } from '@mortar/remote-kit';
import { $log, happened, type Outgoing } from '../log/index.ts';
import { forgetOutgoing, keepOutgoing } from '../storage/index.ts';
import { tellTabs } from './tabs.ts';

/** A message as its writer made it. */
export interface Written {
  conversation: string;
  text: string;
  mentions?: readonly Mention[];
  /** What it answers. */
  reply?: Quote | null;
  /** What it passes on. */
  forward?: Outgoing['forward'];
}

/**
 * Sends a message. It is done when the browser has kept it: from then on it goes out by itself, and what was typed may go.
 * It waits in memory where the browser keeps nothing.
 */
export const sendFx = createTask<Written>(async ({ conversation, text, mentions = [], reply = null, forward = null }, { bind }) => {
  const said = { clientId: crypto.randomUUID(), conversation, text, mentions, reply, forward };
  const outgoing: Outgoing = { ...said, at: Date.now(), state: 'waiting', refusal: null, message: null };
  const tell = bind(happened);
  await keepOutgoing(outgoing).catch(() => undefined);
  tell({ type: 'sendAsked', outgoing });
  tellTabs({ kind: 'changed' });
});

/** One that was refused, or has waited for a day, is to be sent all the same. */
export const resendAsked = createEvent<string>();
/** One is to be forgotten. */
export const discardAsked = createEvent<string>();

/** What is on its way, or was refused, in all conversations. */
export const $outbox = $log.map(({ outbox }) => outbox);

const keepFx = createTask<Outgoing>(async (outgoing) => {
  await keepOutgoing(outgoing).catch(() => undefined);
  tellTabs({ kind: 'changed' });
});
const forgetFx = createTask<string>(async (clientId) => {
  await forgetOutgoing(clientId).catch(() => undefined);
  tellTabs({ kind: 'changed' });
});

const retried = sample({
  clock: resendAsked,
  source: $outbox,
  fn: (outbox, clientId) => outbox.find((outgoing) => outgoing.clientId === clientId),
}).filterMap((outgoing): Outgoing | undefined => outgoing && { ...outgoing, state: 'waiting', refusal: null, at: Date.now() });
sample({ clock: retried, target: keepFx });
sample({ clock: keepFx.finally, fn: ({ params: { clientId, at } }) => ({ type: 'retried' as const, clientId, at }), target: happened });
sample({ clock: discardAsked, target: forgetFx });
sample({ clock: discardAsked, fn: (clientId) => ({ type: 'dropped' as const, clientId }), target: happened });
