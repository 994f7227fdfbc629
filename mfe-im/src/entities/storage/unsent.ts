import type { Draft, Outgoing } from '../log/index.ts';
import { database } from './database.ts';

/** What waited for so long is not sent before its writer was asked. */
const OLD_MS = 24 * 3600 * 1000;

/** What this page could not keep, because storage is full or there is none: it is to be sent all the same. */
const unkept = new Map<string, Outgoing>();
let writer = '';

/** Whose messages are sent from now on; what somebody else could not keep is gone. */
export function sendFor(uid: string): void {
  if (uid !== writer) unkept.clear();
  writer = uid;
}

/** Rows of the outbox as they are to be sent: with what could not be kept, and what is old marked as such. */
export function toBeSent(rows: readonly Outgoing[], now: number): Outgoing[] {
  const kept = new Set(rows.map(({ clientId }) => clientId));
  const all = [
    ...rows.map((row) => unkept.get(row.clientId) ?? row),
    ...[...unkept.values()].filter(({ clientId }) => !kept.has(clientId)),
  ];
  return all.map((outgoing) => (outgoing.state === 'waiting' && now - outgoing.at > OLD_MS ? { ...outgoing, state: 'old' } : outgoing));
}

/** Keeps a message that is to be sent; after that nothing loses it. Where that fails this page still sends it. */
export async function keepOutgoing(outgoing: Outgoing): Promise<void> {
  try {
    await put(outgoing);
    unkept.delete(outgoing.clientId);
  } catch (failure) {
    unkept.set(outgoing.clientId, outgoing);
    throw failure;
  }
}

async function put(outgoing: Outgoing): Promise<void> {
  const transaction = (await database()).transaction('outbox', 'readwrite');
  const order = await transaction.store.index('clientId').getKey(outgoing.clientId);
  await Promise.all([transaction.store.put(outgoing, order), transaction.done]);
}

/** The log has it, or its writer gave it up. */
export async function forgetOutgoing(clientId: string): Promise<void> {
  unkept.delete(clientId);
  const transaction = (await database()).transaction('outbox', 'readwrite');
  const order = await transaction.store.index('clientId').getKey(clientId);
  if (order !== undefined) await transaction.store.delete(order);
  return transaction.done;
}

/** All that is to be sent, in the order of writing, by whichever tab. */
export async function readOutbox(now = Date.now()): Promise<Outgoing[]> {
  return toBeSent(await (await database()).getAll('outbox'), now);
}

/** Keeps what somebody is about to write; null forgets it. */
export async function keepDraft(conversation: string, draft: Draft | null): Promise<void> {
  const db = await database();
  if (draft) await db.put('drafts', draft, conversation);
  else await db.delete('drafts', conversation);
}

/** Every draft, by conversation. */
export async function readDrafts(): Promise<Record<string, Draft>> {
  const transaction = (await database()).transaction('drafts');
  const [ids, drafts] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
  return Object.fromEntries(ids.map((id, index) => [id, drafts[index]!]));
}
