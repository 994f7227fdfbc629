import { $session } from '@mortar/host';
import type { RequestFailure } from '@mortar/client';
import { createRequest } from '@mortar/client';
import { deleteDraft, listDrafts } from '@mortar/protocol/community';
import { createQuery, createTask } from '@mortar/remote-kit';
import { attach, createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import {
  draftEnded,
  draftForgotten,
  draftLoaded,
  draftSaved,
  isEmpty,
  keptDraft,
  nameOf,
  readDrafts,
  settledDraft,
  settleSentFx,
  sharedPlace,
  type Draft,
  type Place,
} from '#entities/draft';
import { composeAsked } from '#entities/post';

/** A draft as the list shows it. */
export interface Listed {
  place: Place;
  draft: Draft;
  /** The device that saved it last; empty where that is this one. */
  device: string;
}

interface AllDrafts {
  list: readonly Listed[];
  /** Why those of other devices are missing; null where they are not. */
  failure: RequestFailure | null;
}

const readFx = createTask(async ({ uid }: { uid: string }, { call, bind }): Promise<AllDrafts> => {
  const begun = [...(await readDrafts(uid))].flatMap(([name, draft]): Listed[] => {
    const place = sharedPlace(name);
    return place && !isEmpty(draft) ? [{ place, draft, device: '' }] : [];
  });
  const here: Listed[] = [];
  for (const one of begun) {
    const sent = { place: nameOf(one.place), draft: one.draft };
    // Of what meets silence again it stays as it was.
    const rev = one.draft.isSent ? await bind(settleSentFx)(sent).catch(() => undefined) : undefined;
    if (rev === null) bind(draftEnded)(sent);
    else here.push(rev === undefined ? one : { ...one, draft: settledDraft(one.draft, rev) });
  }
  const kept = await call(listDrafts, {}).then(
    ({ list }) => ({ list, failure: null }),
    (failure: unknown) => ({ list: [], failure: failure as RequestFailure }),
  );
  const known = new Map(kept.list.map((one) => [one.draftid, one]));
  // One that another device has published, or saved anew, is as it is there.
  const own = here.flatMap((one): Listed[] => {
    const there = known.get(one.draft.id);
    if (!one.draft.isSaved || kept.failure) return [one];
    return there ? [{ ...one, draft: there.rev > one.draft.saved ? keptDraft(there) : one.draft, device: there.device }] : [];
  });
  // One that was changed here and there stands twice.
  const mine = new Map(own.map(({ draft }) => [draft.id, draft.saved]));
  const others = kept.list.map((one): Listed => ({ place: { kind: 'draft', id: one.draftid }, draft: keptDraft(one), device: one.device }));
  const list = [...own, ...others.filter(({ draft }) => (mine.get(draft.id) ?? 0) < draft.saved)].toSorted(
    (a, b) => b.draft.at - a.draft.at,
  );
  return { list, failure: kept.failure };
});

/** Everything that the person has begun, here and on other devices, the latest first. */
export const drafts = createQuery(
  attach({ effect: readFx, source: $session, mapParams: (_: void, session) => ({ uid: session?.uid ?? '' }) }),
);

/** Somebody goes on with a draft. */
export const draftResumed = createEvent<Listed>();
sample({ clock: draftResumed, fn: ({ place, draft }) => ({ place: nameOf(place), draft }), target: draftLoaded });
sample({
  clock: draftResumed,
  fn: ({ place }) => ({
    ...(place.kind === 'draft' && { draft: place.id }),
    ...(place.kind === 'quote' && { quote: place.postid }),
    ...(place.kind === 'group' && { group: place.groupid }),
  }),
  target: composeAsked,
});

const deleteFx = createRequest(deleteDraft);
/** Throws a draft away, here and in the account. */
export const throwFx = createTask(async ({ place, draft }: Listed, { bind }) => {
  if (draft.saved > 0) await bind(deleteFx)({ draftid: draft.id });
  bind(draftEnded)({ place: nameOf(place) });
});
/** The list is open. */
export const Open = createGate();
sample({
  clock: [draftForgotten, draftSaved, throwFx.done],
  source: Open.status,
  filter: Boolean,
  fn: () => undefined,
  target: drafts.retried,
});
