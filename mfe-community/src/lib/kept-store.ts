import { openDB, type IDBPDatabase } from 'idb';

/** What people write, kept in this browser over documents and days, by who writes and what for. */
export interface KeptStore<Value> {
  /** Null forgets it. It rejects where the browser keeps nothing. */
  keep(uid: string, place: string, value: Value | null): Promise<void>;
  /** Null without anything, and where nothing is kept. */
  read(uid: string, place: string): Promise<Value | null>;
  /** Everything of a person, by what it is for; none where nothing is kept. */
  readAll(uid: string): Promise<ReadonlyMap<string, Value>>;
}

/** Makes a database of this browser with one store. Another document that has a newer one may close it: it opens again when it is needed. */
export function createKeptStore<Value>(name: string, store: string): KeptStore<Value> {
  let opening: Promise<IDBPDatabase> | undefined;
  function database(): Promise<IDBPDatabase> {
    opening ??= openDB(name, 1, {
      upgrade: (db) => void db.createObjectStore(store),
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
  return {
    async keep(uid, place, value) {
      const db = await database();
      if (value === null) await db.delete(store, [uid, place]);
      else await db.put(store, value, [uid, place]);
    },
    read: (uid, place) =>
      database().then(
        async (db) => ((await db.get(store, [uid, place])) as Value | undefined) ?? null,
        () => null,
      ),
    readAll: (uid) =>
      database().then(
        async (db) => {
          const range = IDBKeyRange.bound([uid], [uid, []]);
          const [keys, values] = (await Promise.all([db.getAllKeys(store, range), db.getAll(store, range)])) as [
            [string, string][],
            Value[],
          ];
          return new Map(keys.map(([, place], index) => [place, values[index]!]));
        },
        () => new Map<string, Value>(),
      ),
  };
}
