import { signedOut } from '@mortar/host';
import type { Mention, Quote } from '@mortar/protocol/messaging';
import { createEvent, createStore } from 'effector';

/** What somebody is about to write. */
export interface Draft {
  text: string;
  mentions: readonly Mention[];
  /** What it will answer. */
  reply: Quote | null;
  /** The message of one's own that it will change; null for a new one. */
  edit: number | null;
}

/** A draft was changed; null when nothing of it is left. */
export const draftChanged = createEvent<{ conversation: string; draft: Draft | null }>();

/** Drafts by conversation. */
export const $drafts = createStore<Readonly<Record<string, Draft>>>({})
  .on(draftChanged, (drafts, { conversation, draft }) => {
    const { [conversation]: _, ...others } = drafts;
    return draft ? { ...others, [conversation]: draft } : others;
  })
  .reset(signedOut);
