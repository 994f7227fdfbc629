import { $session, signedOut } from '@mortar/host';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { emptyDraft, isEmpty, type Draft } from './draft.ts';
import { keepDraft, readDraft } from './storage.ts';

/** Somebody begins to write, or goes on. @param first what it begins with where nothing was written */
export const draftOpened = createEvent<{ place: string; first?: Partial<Draft> }>();
/** What is written has changed; the change is of what stands there now. */
export const draftChanged = createEvent<{ place: string; change: (draft: Draft) => Draft }>();
/** It was published, or thrown away. */
export const draftEnded = createEvent<{ place: string }>();

interface Reading {
  uid: string;
  place: string;
  first?: Partial<Draft> | undefined;
}
const readFx = createEffect(({ uid, place }: Reading) => readDraft(uid, place));
const keepFx = createEffect(({ uid, place, draft }: { uid: string; place: string; draft: Draft | null }) => keepDraft(uid, place, draft));

/** Drafts of this document by their places; one that is not in it was not read yet. */
export const $drafts = createStore<Readonly<Record<string, Draft>>>({})
  .on(readFx.done, (drafts, { params: { place, first }, result }) =>
    drafts[place] ? drafts : { ...drafts, [place]: result ?? { ...emptyDraft(), ...first } },
  )
  .on(draftChanged, (drafts, { place, change }) => (drafts[place] ? { ...drafts, [place]: change(drafts[place]) } : drafts))
  .on(draftEnded, (drafts, { place }) => Object.fromEntries(Object.entries(drafts).filter(([each]) => each !== place)))
  .reset(signedOut);

sample({
  clock: draftOpened,
  source: { drafts: $drafts, session: $session },
  filter: ({ drafts, session }, { place }) => session !== null && !drafts[place],
  fn: ({ session }, { place, first }): Reading => ({ uid: session!.uid, place, first }),
  target: readFx,
});
sample({
  clock: draftChanged,
  source: { drafts: $drafts, session: $session },
  filter: ({ session }, { place }) => session !== null && place.length > 0,
  fn: ({ drafts, session }, { place }) => {
    const draft = drafts[place];
    return { uid: session!.uid, place, draft: draft && !isEmpty(draft) ? draft : null };
  },
  target: keepFx,
});
sample({
  clock: draftEnded,
  source: $session,
  filter: (session) => session !== null,
  fn: (session, { place }) => ({ uid: session!.uid, place, draft: null }),
  target: keepFx,
});
