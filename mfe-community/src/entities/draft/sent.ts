import { hasCode, type RequestFailure } from '@mortar/client';
import { $session } from '@mortar/host';
import { saveDraft } from '@mortar/protocol/community';
import { createTask } from '@mortar/remote-kit';
import { attach, sample } from 'effector';
import { emptyDraft, sharedPlace, type Draft } from './draft.ts';
import { $drafts, draftRead, draftSent, draftTold } from './model.ts';
import { keepDraft, readDraft } from './storage.ts';
import { postOf } from './wire.ts';

interface Sent {
  place: string;
  draft: Draft;
}

/** One is sent as it stands: that is kept first, so that the next document knows should this one be closed meanwhile. */
export const draftSentFx = attach({
  source: $session,
  effect: async (session, { place, draft }: Sent) => {
    // A browser that keeps nothing sends it all the same.
    if (session) await keepDraft(session.uid, place, { ...draft, isSent: true }).catch(() => undefined);
  },
});
sample({ clock: draftSentFx, target: draftSent });

/**
 * Finds out what became of a draft that was sent by a document which heard no answer.
 * @returns null where it arrived, and is a post; else its version among the account's drafts, which have it now
 */
export const settleSentFx = createTask(({ draft }: Sent, { call }): Promise<number | null> =>
  call(saveDraft, { rev: draft.saved, post: postOf(draft) }).then(
    ({ rev }) => rev,
    (failure: RequestFailure) => {
      if (hasCode(failure, 'notPossible')) return null;
      throw failure;
    },
  ),
);
/** A draft that was sent and did not arrive, as the account has it now. */
export const settledDraft = (draft: Draft, rev: number): Draft => ({ ...draft, saved: rev, isSaved: true, isSent: false });
sample({ clock: draftRead, filter: ({ place, draft }) => draft.isSent && sharedPlace(place) !== null, target: settleSentFx });

// What was written since is another one.
const settled = sample({
  clock: settleSentFx.done,
  source: $drafts,
  filter: (drafts, { params: { place, draft } }) => drafts[place]?.id === draft.id,
  fn: (drafts, { params: { place }, result }) => ({ place, rev: result, isUntouched: drafts[place]!.isSent }),
});
sample({
  clock: settled,
  filter: ({ rev, isUntouched }) => rev === null && isUntouched,
  fn: ({ place }) => ({ place, change: ({ quote }: Draft): Draft => ({ ...emptyDraft(), quote }) }),
  target: draftTold,
});
sample({
  clock: settled.filterMap(({ place, rev, isUntouched }) => (rev === null ? undefined : { place, rev, isUntouched })),
  fn: ({ place, rev, isUntouched }) => ({
    place,
    change: (now: Draft): Draft => ({ ...now, saved: rev, isSaved: isUntouched, isSent: false }),
  }),
  target: draftTold,
});
// One that this document has not read is changed where it is kept.
const settleKeptFx = attach({
  source: $session,
  effect: async (session, { place, draft, rev }: Sent & { rev: number }) => {
    const kept = session && (await readDraft(session.uid, place));
    if (kept?.isSent && kept.id === draft.id) await keepDraft(session!.uid, place, settledDraft(kept, rev));
  },
});
sample({
  clock: settleSentFx.done.filterMap(({ params, result }) => (result === null ? undefined : { ...params, rev: result })),
  source: $drafts,
  filter: (drafts, { place }) => !drafts[place],
  fn: (_, settledOne) => settledOne,
  target: settleKeptFx,
});
