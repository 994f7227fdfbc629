import { $session } from '@mortar/host';
import { attach, createEvent, sample } from 'effector';
import type { Draft, WallTime } from './draft.ts';
import { $drafts, draftChanged } from './model.ts';
import { keepDraft, readDraft } from './storage.ts';

/** What was begun here is of something that has another time now. */
export const draftMoved = createEvent<{ place: string; when: WallTime }>();

// One that this document has not read is changed where it is kept.
const moveKeptFx = attach({
  source: $session,
  effect: async (session, { place, when }: { place: string; when: WallTime }) => {
    const draft = session && (await readDraft(session.uid, place));
    if (draft) await keepDraft(session.uid, place, { ...draft, when });
  },
});
sample({ clock: draftMoved, source: $drafts, filter: (drafts, { place }) => !drafts[place], fn: (_, moved) => moved, target: moveKeptFx });
sample({
  clock: draftMoved,
  source: $drafts,
  filter: (drafts, { place }) => place in drafts,
  fn: (_, { place, when }) => ({ place, change: (now: Draft): Draft => ({ ...now, when }) }),
  target: draftChanged,
});
