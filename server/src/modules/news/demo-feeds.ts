import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewsCategory } from '@mortar/protocol/news';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Clock } from '../../lib/clock.ts';

const HOUR_MS = 3600 * 1000;

/** Feeds of the demo, which this site serves to itself. */
export const DEMO_FEEDS = [
  { name: 'ethereum-standards', category: 'technology' },
  { name: 'ethereum-org', category: 'technology' },
  { name: 'hongkong', category: 'hongkong' },
] as const satisfies readonly { name: string; category: NewsCategory }[];

export const demoFeedPath = (name: string): string => `/demo-feeds/${name}.atom`;

/** Serves the demo's feeds; `{{30}}` in a file is 30 hours ago, so that they look alike at every start. */
export function serveDemoFeeds(app: FastifyInstance, { root }: Pick<Config, 'root'>, clock: Clock): void {
  const ago = (hours: string) => new Date(Math.floor(clock.now() / HOUR_MS - Number(hours)) * HOUR_MS).toISOString();
  for (const { name } of DEMO_FEEDS) {
    app.get(demoFeedPath(name), { schema: { hide: true } }, async (_request, reply) => {
      const file = await readFile(join(root, 'server', 'src', 'demo', 'news', 'feeds', `${name}.atom`), 'utf8');
      const feed = file.replace(/\{\{(\d+)\}\}/g, (_, hours: string) => ago(hours));
      return reply.type('application/atom+xml; charset=utf-8').send(feed);
    });
  }
}
