import { $session, signedOut } from '@mortar/host';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { without } from '../../lib/without.ts';
import { emptyDraft, isEmpty, nameOf, type Draft } from './draft.ts';
import { keepDraft, readDraft } from './storage.ts';

/** Somebody begins to write, or goes on. @param first what it begins with where nothing was written */
export const draftOpened = createEvent<{ place: string; first?: Partial<Draft> }>();
/** What is written has changed; the change is of what stands there now. */
export const draftChanged = createEvent<{ place: string; change: (draft: Draft) => Draft }>();
/** The account has told how it stands there: nobody has written anything. */
export const draftTold = createEvent<{ place: string; change: (draft: Draft) => Draft }>();
/** One that a list has is to be gone on with. */
export const draftLoaded = createEvent<{ place: string; draft: Draft }>();
/** It goes to the server as it stands. */
export const draftSent = createEvent<{ place: string }>();
/** It was published, or thrown away. */
export const draftEnded = createEvent<{ place: string }>();
/** Something else is to be written first: what stands there is kept among the drafts. */
export const draftSetAside = createEvent<{ place: string; id: string }>();

interface Reading {
  uid: string;
  place: string;
  first?: Partial<Draft> | undefined;
}
const readFx = createEffect(({ uid, place }: Reading) => readDraft(uid, place));
const keepFx = createEffect(({ uid, place, draft }: { uid: string; place: string; draft: Draft | null }) => keepDraft(uid, place, draft));
/** A draft of this browser is gone. */
export const draftForgotten = keepFx.done.filterMap(({ params: { place, draft } }) => (draft === null ? { place } : undefined));
/** One that was read just now. */
export const draftRead = readFx.done.filterMap(({ params: { place }, result }) => (result ? { place, draft: result } : undefined));

/** Drafts of this document by their places; one that is not in it was not read yet. */
export const $drafts = createStore<Readonly<Record<string, Draft>>>({})
  .on(readFx.done, (drafts, { params: { place, first }, result }) =>
    drafts[place]
      ? drafts
      : { ...drafts, [place]: result ? { ...result, quote: result.quote ?? first?.quote ?? null } : { ...emptyDraft(), ...first } },
  )
  .on(draftChanged, (drafts, { place, change }) =>
    drafts[place] ? { ...drafts, [place]: { ...change(drafts[place]), isSaved: false, isSent: false, at: Date.now() } } : drafts,
  )
  .on(draftSent, (drafts, { place }) => (drafts[place] ? { ...drafts, [place]: { ...drafts[place], isSent: true } } : drafts))
  .on(draftTold, (drafts, { place, change }) => (drafts[place] ? { ...drafts, [place]: change(drafts[place]) } : drafts))
  // What is written here and not saved is newer than any list.
  .on(draftLoaded, (drafts, { place, draft }) => ((drafts[place]?.isSaved ?? true) ? { ...drafts, [place]: draft } : drafts))
  .on(draftSetAside, (drafts, { place, id }) =>
    drafts[place]?.id === id ? { ...drafts, [nameOf({ kind: 'draft', id })]: drafts[place], [place]: emptyDraft() } : drafts,
  )
  .on(draftEnded, (drafts, { place }) => without(drafts, place))
  .reset(signedOut);

sample({
  clock: draftOpened,
  source: { drafts: $drafts, session: $session },
  filter: ({ drafts, session }, { place }) => session !== null && !drafts[place],
  fn: ({ session }, { place, first }): Reading => ({ uid: session!.uid, place, first }),
  target: readFx,
});
sample({
  clock: [draftChanged, draftTold, draftLoaded, draftSetAside],
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
sample({
  clock: draftSetAside,
  fn: ({ id }) => ({ place: nameOf({ kind: 'draft', id }), change: (draft: Draft) => draft }),
  target: draftChanged,
});
