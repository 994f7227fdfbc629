import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { emptyDraft, type Draft } from './draft.ts';

interface Schema extends DBSchema {
  /** By who writes and what for. */
  drafts: { key: [uid: string, place: string]; value: Draft };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** The database of this browser. It rejects where the browser keeps nothing. */
function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('mortar-community', 1, {
    upgrade: (db) => void db.createObjectStore('drafts'),
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated: () => (opening = undefined),
  }).catch((failure: unknown) => {
    opening = undefined;
    throw failure;
  });
  return opening;
}

/** Keeps a draft over documents and days, its pictures too; null forgets it. */
export async function keepDraft(uid: string, place: string, draft: Draft | null): Promise<void> {
  const db = await database();
  if (draft) await db.put('drafts', draft, [uid, place]);
  else await db.delete('drafts', [uid, place]);
}

/** What an earlier version of this page kept has not all of it. */
const whole = (draft: Draft): Draft => ({ ...emptyDraft(), ...draft });

/** The draft that was kept; null without one, and where nothing is kept. */
export async function readDraft(uid: string, place: string): Promise<Draft | null> {
  return database().then(
    async (db) => {
      const draft = await db.get('drafts', [uid, place]);
      return draft ? whole(draft) : null;
    },
    () => null,
  );
}

/** Every draft of a person in this browser, by what it is for; none where nothing is kept. */
export async function readDrafts(uid: string): Promise<ReadonlyMap<string, Draft>> {
  return database().then(
    async (db) => {
      const range = IDBKeyRange.bound([uid], [uid, []]);
      const [keys, drafts] = await Promise.all([db.getAllKeys('drafts', range), db.getAll('drafts', range)]);
      return new Map(keys.map(([, place], index) => [place, whole(drafts[index]!)]));
    },
    () => new Map<string, Draft>(),
  );
}
