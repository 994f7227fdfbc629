import { hasCode, type RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import { deleteDraft, listDrafts, saveDraft, type Draft as Kept } from '@mortar/protocol/community';
import { createTask, pause } from '@mortar/remote-kit';
import { createStore, sample } from 'effector';
import { without } from '../../lib/without.ts';
import { emptyDraft, isEmpty, sharedPlace, type Draft } from './draft.ts';
import { $drafts, draftChanged, draftEnded, draftRead, draftSetAside, draftTold } from './model.ts';
import { keptDraft, postOf } from './wire.ts';

/** The account gets a draft once it rests so long, and again so long after it could not be reached, ms. */
const REST_MS = 1500;
const AGAIN_MS = 8000;

/** Why the account has not what stands here: it was not reached, or it takes no more of it. */
type Trouble = 'unreached' | 'refused';

interface Step {
  place: string;
  /** Counts what was written, so that a step knows whether it is still about what stands there. */
  edit: number;
}
type Saving = Step & { draft: Draft };

const restFx = createTask<Step>(() => pause(REST_MS));
const pauseFx = createTask<Step>(() => pause(AGAIN_MS));
const saveFx = createTask(async ({ draft }: Saving, { call }): Promise<number> => {
  if (!isEmpty(draft)) return (await call(saveDraft, { rev: draft.saved, post: postOf(draft) })).rev;
  if (draft.saved > 0) await call(deleteDraft, { draftid: draft.id });
  return 0;
});
const lookFx = createTask(
  async ({ draft }: { place: string; draft: Draft }, { call }): Promise<Kept | null> =>
    (await call(listDrafts, {})).list.find(({ draftid }) => draftid === draft.id) ?? null,
);

const changed = draftChanged.filterMap(({ place }) => (sharedPlace(place) ? { place } : undefined));
const $edits = createStore<Readonly<Record<string, number>>>({})
  .on(changed, (all, { place }) => ({ ...all, [place]: (all[place] ?? 0) + 1 }))
  .on([draftEnded, draftSetAside], (all, { place }) => without(all, place))
  .reset(signedOut);
/** Drafts, by their ids, that are being saved. */
const $underWay = createStore<ReadonlySet<string>>(new Set<string>())
  .on(saveFx, (all, { draft: { id } }) => new Set([...all, id]))
  .on(saveFx.finally, (all, { params: { draft } }) => new Set([...all].filter((id) => id !== draft.id)))
  .reset(signedOut);

/** Drafts that the account does not have as they stand, by their places. */
export const $troubles = createStore<Readonly<Record<string, Trouble>>>({}).reset(signedOut);
// What a document could not save before it was closed is saved by the next one.
sample({
  clock: draftRead,
  filter: ({ place, draft }) => !draft.isSaved && !draft.isSent && sharedPlace(place) !== null,
  fn: ({ place }) => ({ place, change: (now: Draft) => now }),
  target: draftChanged,
});
// What rests is saved, one version after the other.
sample({ clock: changed, source: $edits, fn: (edits, { place }): Step => ({ place, edit: edits[place] ?? 0 }), target: restFx });
const rested = sample({
  clock: [restFx.done, pauseFx.done],
  source: { drafts: $drafts, edits: $edits, underWay: $underWay },
  fn: ({ drafts, edits, underWay }, { params: { place, edit } }): Saving | null => {
    const draft = drafts[place];
    return draft && !draft.isSaved && !draft.isSent && edits[place] === edit && !underWay.has(draft.id) ? { place, edit, draft } : null;
  },
}).filterMap((step) => step ?? undefined);
sample({ clock: rested, target: saveFx });

/** The account has a draft; one that was set aside meanwhile stands elsewhere. */
export const draftSaved = sample({
  clock: saveFx.done,
  source: { drafts: $drafts, edits: $edits },
  fn: ({ drafts, edits }, { params: { edit, ...was }, result }) => {
    const place = Object.keys(drafts).find((each) => drafts[each]!.id === was.draft.id);
    if (place === undefined) return null;
    const now = edits[place] ?? edit;
    return { place, rev: result, now, isWhole: place === was.place && now === edit };
  },
}).filterMap((one) => one ?? undefined);
sample({
  clock: draftSaved,
  fn: ({ place, rev, isWhole }) => ({ place, change: (now: Draft): Draft => ({ ...now, saved: rev, isSaved: isWhole }) }),
  target: draftTold,
});
// What was written meanwhile follows.
sample({ clock: draftSaved, filter: ({ isWhole }) => !isWhole, fn: ({ place, now: edit }): Step => ({ place, edit }), target: restFx });

const isElsewhere = (failure: RequestFailure) => hasCode(failure, 'changedElsewhere') || hasCode(failure, 'notPossible');
const isUnreached = (failure: RequestFailure) => failure.kind !== 'problem' && failure.kind !== 'validation';
// It was changed, or published, on another device: what stands here becomes a draft of its own, and nothing is lost.
const forked = sample({
  clock: saveFx.fail,
  source: $drafts,
  // What is being published meanwhile is no second one.
  filter: (drafts, { params: { place }, error }) => isElsewhere(error) && !drafts[place]?.isSent,
  fn: (_, { params: { place } }) => ({ place, id: crypto.randomUUID() }),
});
sample({
  clock: forked,
  fn: ({ place, id }) => ({ place, change: (now: Draft): Draft => ({ ...now, id, saved: 0 }) }),
  target: draftChanged,
});
/** Drafts, by their ids, that another device had changed too. */
export const $forked = createStore<ReadonlySet<string>>(new Set<string>())
  .on(forked, (all, { id }) => new Set([...all, id]))
  .reset(signedOut);
sample({
  clock: saveFx.fail,
  source: $edits,
  filter: (edits, { params: { place }, error }) => isUnreached(error) && edits[place] !== undefined,
  fn: (edits, { params: { place } }): Step => ({ place, edit: edits[place]! }),
  target: pauseFx,
});
$troubles
  .on(saveFx.fail, (all, { params: { place }, error }) =>
    isElsewhere(error) ? all : { ...all, [place]: isUnreached(error) ? 'unreached' : 'refused' },
  )
  .on(saveFx.done, (all, { params: { place } }) => without(all, place));

// What another device has saved, published or thrown away since comes in the place of what nobody has touched here.
sample({
  clock: draftRead,
  filter: ({ place, draft }) => draft.saved > 0 && draft.isSaved && !draft.isSent && sharedPlace(place) !== null,
  target: lookFx,
});
const looked = sample({
  clock: lookFx.done,
  source: $drafts,
  fn: (drafts, { params: { place, draft }, result }) => ({ place, result, isUntouched: drafts[place]?.isSaved ?? false, draft }),
}).filterMap((one) => (one.isUntouched ? one : undefined));
sample({
  clock: looked.filterMap(({ place, result, draft }) => (result && result.rev > draft.saved ? { place, result } : undefined)),
  fn: ({ place, result }) => ({ place, change: () => keptDraft(result) }),
  target: draftTold,
});
// One that is gone there was published, or thrown away.
sample({
  clock: looked.filterMap(({ place, result }) => (result ? undefined : { place })),
  fn: ({ place }) => ({ place, change: ({ quote }: Draft): Draft => ({ ...emptyDraft(), quote }) }),
  target: draftTold,
});
