import { join } from 'node:path';
import { saveNews } from '@mortar/protocol/news';
import { uploadPostMedia } from '@mortar/protocol/uploads';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { sharp } from '../../lib/libvips.ts';
import { countDemoNews, DEMO_FEEDS, demoFeedPath, markDemoNews, moveDemoFeed, newsOffice } from '../../modules/news/index.ts';
import { signIn, type DemoLogin } from '../sign-in.ts';
import { siteApi } from '../site-api.ts';
import { drawCover } from './cover.ts';
import { readArticles } from './read-articles.ts';

const HOUR_MS = 3600 * 1000;
/** Time between two articles. */
const APART_MS = 17 * HOUR_MS;

export interface DemoNewsDeps {
  config: Config;
  db: Db;
  clock: Clock;
  operator: DemoLogin;
  signal: AbortSignal;
}

/** What a cover shows, for those who do not see it. */
const ALT = { en: 'A wall of glazed bricks with a sign of the topic', 'zh-HK': '釉面磚牆，前面是代表主題的圖案' };

/**
 * Articles of the demo, which its operator publishes by the same calls as any editor, and feeds of this site's own, which run through
 * the same reader as everybody's. What is there already stays as it is; a start that was cut off is finished by the next one.
 */
export async function demoNews({ config, db, clock, operator, signal }: DemoNewsDeps): Promise<void> {
  if (!(['uploads', 'news'] as const).every((name) => config.modules.includes(name))) return;
  const office = newsOffice({ config, db, clock });
  for (const { name, category } of DEMO_FEEDS) {
    const url = config.publicUrl + demoFeedPath(name);
    await moveDemoFeed(db, name, url);
    await office.add(url, category, { actor: 'npm start', reason: 'demo content' }, { isDemo: true });
  }

  const articles = await readArticles(join(config.root, 'server', 'src', 'demo', 'news', 'articles'));
  const done = await countDemoNews(db);
  if (done >= articles.length) return;
  const open = await siteApi(config, signal);
  const api = open.as((await signIn(open, operator)).token);
  // The first of the list is the latest: it comes last, and what is missing is always the beginning of the list.
  const missing = articles.slice(0, articles.length - done).map((article, index) => ({ ...article, index }));
  for (const { index, name, category, tags, texts } of missing.toReversed()) {
    const file = await sharp(Buffer.from(drawCover(category, name)))
      .webp({ quality: 82 })
      .toBuffer();
    const { assetid } = await api.upload(uploadPostMedia, { purpose: 'picture', file: new Blob([new Uint8Array(file)]) });
    const publishedAt = new Date(clock.now() - index * APART_MS).toISOString();
    const { newsid } = await api.call(saveNews, { category, tags, texts, picture: { assetid, alt: ALT }, publishedAt });
    await markDemoNews(db, newsid);
  }
}
