import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OwnArticle } from './article.ts';

interface Schema extends DBSchema {
  /** By who writes, and the draft. */
  articles: { key: [uid: string, draftid: string]; value: OwnArticle };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** The database of this browser. It rejects where the browser keeps nothing. */
function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('mortar-articles', 1, {
    upgrade: (db) => void db.createObjectStore('articles'),
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

/** Keeps what the server has not; null forgets it. */
export async function keepArticle(uid: string, draftid: string, article: OwnArticle | null): Promise<void> {
  const db = await database();
  if (article) await db.put('articles', article, [uid, draftid]);
  else await db.delete('articles', [uid, draftid]);
}

/** What was kept; null without anything, and where nothing is kept. */
export const readArticle = (uid: string, draftid: string): Promise<OwnArticle | null> =>
  database().then(
    async (db) => (await db.get('articles', [uid, draftid])) ?? null,
    () => null,
  );
