import type { Page } from '@playwright/test';

/** What a browser keeps of its person's messages. */
export interface KeptMessages {
  /** Messages that wait to be sent, or were refused. */
  waiting: number;
  /** Texts of a conversation, in order. */
  texts: string[];
}

/** Reads what the browser of a page keeps, past the page's own code. */
export function keptMessages(page: Page, conversation: string): Promise<KeptMessages> {
  return page.evaluate(async (id) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const db = await done(indexedDB.open('mortar-im'));
    const transaction = db.transaction(['outbox', 'messages']);
    const [waiting, rows] = await Promise.all([
      done(transaction.objectStore('outbox').count()),
      done<{ text: string }[]>(transaction.objectStore('messages').getAll(IDBKeyRange.bound([id, 0], [id, Infinity]))),
    ]);
    db.close();
    return { waiting, texts: rows.map(({ text }) => text) };
  }, conversation);
}
