import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import { isMigrated } from '../db/migrate.ts';
import { within } from '../lib/within.ts';
import type { Bucket } from '../objects/index.ts';

const CHECK_MS = 2000;

async function holds(check: Promise<unknown>): Promise<boolean> {
  return within(CHECK_MS, check, () => new Error('too late')).then(
    (result) => result !== false,
    () => false,
  );
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What a module needs for its work, by name: `/readyz` asks each, and one that fails or says false keeps visitors away. */
    readyChecks: Map<string, () => Promise<unknown>>;
  }
}

interface HealthDeps {
  database: Database;
  /** Where files are kept, where that is another machine. */
  bucket?: Bucket | undefined;
}

/**
 * Whether the bucket answers, and whether that keeps this server from work. A server that never reached it is set up
 * wrongly and gets no visitors. Once it did, an outage is told and no more: pages go on out of copies, and a balancer
 * would else take all servers away at once.
 */
function checkOf(bucket: Bucket) {
  let hasAnswered = false;
  return async () => {
    const files = await holds(bucket.check());
    hasAnswered ||= files;
    return { files, isReady: hasAnswered };
  };
}

async function register(app: FastifyInstance, { database, bucket }: HealthDeps): Promise<void> {
  const checkBucket = bucket && checkOf(bucket);
  const checks = new Map<string, () => Promise<unknown>>([
    ['database', async () => database.sql`select 1`],
    ['migrations', () => isMigrated(database)],
  ]);
  app.decorate('readyChecks', checks);
  // An outage may begin before anybody asks.
  void checkBucket?.();
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }));

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const [results, kept] = await Promise.all([
      Promise.all([...checks].map(async ([name, check]) => [name, await holds(check())] as const)),
      checkBucket?.(),
    ]);
    const ready = results.every(([, result]) => result) && (kept?.isReady ?? true);
    return reply.status(ready ? 200 : 503).send({ ready, checks: { ...Object.fromEntries(results), ...(kept && { files: kept.files }) } });
  });
}

/** `/healthz`: the process lives. `/readyz`: it can do its work, and if not, what is missing. */
export const health = fastifyPlugin(register, { name: 'health' });
