import { EDIT_MS, type Mention, type Message, type Quote } from '@mortar/protocol/messaging';
import type { Draft } from '../log/index.ts';

export const EMPTY_DRAFT: Draft = { text: '', named: [], reply: null, edit: null };

/** What was being written before a change of a message began. */
export const unedited = (draft: Draft): Draft => (draft.edit ? { ...EMPTY_DRAFT, text: draft.edit.before } : draft);

type Editable = Pick<Message, 'seq' | 'text'> & { mentions: readonly Mention[] };

/** What is being written once a change of a message begins. */
export function editOf(draft: Draft, { seq, text, mentions }: Editable): Draft {
  const named = mentions.map(({ uid, offset, length }) => ({ uid, name: text.slice(offset + 1, offset + length) }));
  return { text, named, reply: null, edit: { seq, before: unedited(draft).text } };
}

/** Whether a message of one's own can still be changed: while it is recent, and never one that was passed on. */
export const mayEdit = ({ forwarded, at }: { forwarded: Quote | null; at: string | number }, now = Date.now()): boolean =>
  !forwarded && now - new Date(at).getTime() < EDIT_MS;
