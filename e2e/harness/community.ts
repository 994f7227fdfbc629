import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../server/src/db/database.ts';
import { newId } from '../../server/src/modules/community/ids.ts';
import { publishAll } from '../../server/src/modules/community/store/publish.ts';
import { writesOf, type NewRow } from '../../server/src/modules/community/store/write.ts';
import { keyOfTag } from '../../server/src/modules/community/text/one-form.ts';
import en from '../../mfe-community/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-community/locales/zh-HK.json' with { type: 'json' };
import type { Stack } from './stack.ts';
import { sayFrom } from './words.ts';

/** Names a text of the community. */
export type TextId = keyof typeof en;

/** The words of the community in a language. */
export const sayIn = sayFrom<TextId>({ en, 'zh-HK': zhHk });

/** Publishes posts of somebody at once, as the server does, but tells nobody and minds no budget: for journeys that need many. */
export async function publishMany({ databaseUrl, rows }: Stack, name: string, texts: readonly string[]): Promise<void> {
  const [author] = await rows<{ id: number }>(`select id::int as id from account_users where username = '${name}'`);
  const database = await openDatabase(databaseUrl);
  try {
    await database.db.transaction(async (tx) => {
      const publishAt = new Date();
      const common: Omit<NewRow, 'id' | 'clientId' | 'text'> = {
        authorId: author!.id,
        state: 'scheduled',
        lang: 'en',
        audience: 'public',
        facets: [],
        media: [],
        publishAt,
      };
      const orders = [];
      for (const text of texts) orders.push({ postId: await writesOf(tx).add({ ...common, id: newId(), clientId: randomUUID(), text }) });
      await publishAll(tx, orders, publishAt, { keyOfTag });
    });
  } finally {
    await database.close();
  }
}
