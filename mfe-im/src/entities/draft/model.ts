import { signedOut } from '@mortar/host';
import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Draft } from '../log/index.ts';
import { keepDraft, readDrafts } from '../storage/index.ts';

/** A draft was changed; null when nothing of it is left. */
export const draftChanged = createEvent<{ conversation: string; draft: Draft | null }>();

/** Reads what earlier pages kept. */
export const readDraftsFx = createEffect(readDrafts);
const keepDraftFx = createEffect(({ conversation, draft }: { conversation: string; draft: Draft | null }) =>
  keepDraft(conversation, draft),
);

/** Drafts by conversation. */
export const $drafts = createStore<Readonly<Record<string, Draft>>>({})
  .on(draftChanged, (drafts, { conversation, draft }) => {
    const { [conversation]: _, ...others } = drafts;
    return draft ? { ...others, [conversation]: draft } : others;
  })
  .on(readDraftsFx.doneData, (drafts, kept) => ({ ...kept, ...drafts }))
  .reset(signedOut);

sample({ clock: draftChanged, target: keepDraftFx });
