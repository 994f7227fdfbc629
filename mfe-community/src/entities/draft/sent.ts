import { hasCode, type RequestFailure } from '@mortar/client';
import { saveDraft } from '@mortar/protocol/community';
import { createTask } from '@mortar/remote-kit';
import { sample } from 'effector';
import { emptyDraft, sharedPlace, type Draft } from './draft.ts';
import { $drafts, draftRead, draftTold } from './model.ts';
import { postOf } from './wire.ts';

/**
 * Finds out what became of a draft that was sent by a document which heard no answer.
 * @returns null where it arrived, and is a post; else its version among the account's drafts, which have it now
 */
export const settleSentFx = createTask(({ draft }: { place: string; draft: Draft }, { call }): Promise<number | null> =>
  call(saveDraft, { rev: draft.saved, post: postOf(draft) }).then(
    ({ rev }) => rev,
    (failure: RequestFailure) => {
      if (hasCode(failure, 'notPossible')) return null;
      throw failure;
    },
  ),
);
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
