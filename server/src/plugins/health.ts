import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { isMigrated } from '../db/migrate.ts';

const CHECK_MS = 2000;

async function holds(check: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, CHECK_MS, false);
  });
  const done = check.then(
    (result) => result !== false,
    () => false,
  );
  return Promise.race([done, tooLate]).finally(() => clearTimeout(timer));
}

async function register(app: FastifyInstance, { config, database }: { config: Config; database: Database }): Promise<void> {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }));

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const [answers, migrated, shell] = await Promise.all([
      holds(database.sql`select 1`),
      holds(isMigrated(database)),
      holds(config.modules.includes('site') ? access(join(config.shellDir, 'current.json')) : Promise.resolve()),
    ]);
    const ready = answers && migrated && shell;
    return reply.status(ready ? 200 : 503).send({ ready, checks: { database: answers, migrations: migrated, shell } });
  });
}

/** `/healthz`: the process lives. `/readyz`: it can do its work, and if not, what is missing. */
export const health = fastifyPlugin(register, { name: 'health' });
