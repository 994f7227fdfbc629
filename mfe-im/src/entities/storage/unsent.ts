import type { Draft, Outgoing } from '../log/index.ts';
import { database } from './database.ts';

/** Keeps a message that is to be sent; after that nothing loses it. */
export async function keepOutgoing(outgoing: Outgoing): Promise<void> {
  const transaction = (await database()).transaction('outbox', 'readwrite');
  const order = await transaction.store.index('clientId').getKey(outgoing.clientId);
  await transaction.store.put(outgoing, order);
  return transaction.done;
}

/** The log has it, or its writer gave it up. */
export async function forgetOutgoing(clientId: string): Promise<void> {
  const transaction = (await database()).transaction('outbox', 'readwrite');
  const order = await transaction.store.index('clientId').getKey(clientId);
  if (order !== undefined) await transaction.store.delete(order);
  return transaction.done;
}

/** All that is to be sent, in the order of writing, by whichever tab. */
export async function readOutbox(): Promise<Outgoing[]> {
  return (await database()).getAll('outbox');
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
