import type { FastifyInstance } from 'fastify';
import type { ModuleCore } from '../../../core/module.ts';
import { follow } from '../../../lib/follow.ts';
import { cursors } from '../sync/tables.ts';
import { FEED_CHANNEL } from './part.ts';
import { readFeed, type Reader } from './read.ts';

/**
 * Tells a reader what happens on the market: each thing once, in order, soon after its block was read, whatever number of processes
 * follow under the same name, also what happened while none did, and after a reorganisation what came in place. What is older than ten
 * minutes is history and not told.
 */
export async function followMarket(
  app: FastifyInstance,
  { database: { db, sql }, clock }: Pick<ModuleCore, 'database' | 'clock'>,
  reader: Reader,
): Promise<void> {
  async function readAll(): Promise<void> {
    for (const { chain } of await db.select({ chain: cursors.chainId }).from(cursors))
      while (!(await readFeed(db, chain, reader, new Date(clock.now()))));
  }
  const failed = (error: unknown) => app.log.error({ err: error, reader: reader.reader }, 'what happened on the market was not taken');
  const followed = await follow({ sql, channel: FEED_CHANNEL, read: () => readAll().catch(failed) });
  app.addHook('onClose', () => followed.close());
}
