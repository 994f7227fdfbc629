import { createKeptStore } from '../../lib/kept-store.ts';
import { emptyDraft, type Draft } from './draft.ts';

const kept = createKeptStore<Draft>('mortar-community', 'drafts');

/** What an earlier version of this page kept has not all of it. */
const whole = (draft: Draft): Draft => ({ ...emptyDraft(), ...draft });

/** Keeps a draft over documents and days, its pictures too; null forgets it. */
export const keepDraft = kept.keep;

/** The draft that was kept; null without one, and where nothing is kept. */
export async function readDraft(uid: string, place: string): Promise<Draft | null> {
  const draft = await kept.read(uid, place);
  return draft && whole(draft);
}

/** Every draft of a person in this browser, by what it is for; none where nothing is kept. */
export async function readDrafts(uid: string): Promise<ReadonlyMap<string, Draft>> {
  return new Map([...(await kept.readAll(uid))].map(([place, draft]) => [place, whole(draft)]));
}
