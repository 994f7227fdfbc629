import type { Page } from '@playwright/test';

/** Everything that a script of the page can read of what this browser keeps: cookies, both storages, IndexedDB, caches. */
export function keptForScripts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
      });
    const kept: unknown[] = [document.cookie, { ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        kept.push(name, store, await Promise.all([done(objects.getAllKeys()), done(objects.getAll())]));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const answers = await cache.matchAll();
      kept.push(name, await Promise.all(answers.map(async (answer) => [answer.url, await answer.text()])));
    }
    return JSON.stringify(kept);
  });
}
