import { join } from 'node:path';
import type { RegistryDocument } from '@mortar/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { ServerModule } from '../../lib/module.ts';
import { route } from '../../lib/route.ts';
import type { Jobs } from '../../jobs/index.ts';
import type { RemoteHealth } from './health/index.ts';
import { hasAlready } from './negotiate.ts';
import { followRegistry, type RegistryView } from './registry-view.ts';
import { createPlatformRepository } from './repository.ts';
import { createPlatformService, type PlatformService } from './service.ts';
import { createFileSender, sendNothing } from './static-files.ts';
import { createLocalStorage } from './storage.ts';

export { createRemoteHealth, type TakeReport } from './health/index.ts';
export { Refusal } from './refusal.ts';
export type { RegistryView } from './registry-view.ts';
export type { Actor, Change, PlatformService } from './service.ts';
export { hasAlready } from './negotiate.ts';
export { createFileSender, sendNothing } from './static-files.ts';
export type { RemoteStatus } from './status.ts';

interface Deps {
  config: Pick<Config, 'dataDir'>;
  database: Database;
  clock: Clock;
}

/** What changes the registry: for the command line and for starts. */
export function createPlatform({ config, database, clock }: Deps): PlatformService {
  return createPlatformService({ repository: createPlatformRepository(database.db), storage: createLocalStorage(config.dataDir), clock });
}

/** The registry as it stands, for everything that only reads it. */
export function followPlatform({ database }: Pick<Deps, 'database'>): Promise<RegistryView> {
  return followRegistry(database.sql, createPlatformRepository(database.db));
}

export interface PlatformModuleDeps {
  registry: { current(): RegistryDocument };
  health: RemoteHealth;
  /** Roles of a person. */
  rolesOf(userId: number): ReadonlySet<string>;
  jobs: Jobs | undefined;
}

/** Serves the registry document, the files of remotes and of the shell, the registry's history, and the health of remotes. */
export function createPlatformModule({ registry, health, rolesOf, jobs }: PlatformModuleDeps): ServerModule {
  return {
    name: 'platform',
    async register(app, deps) {
      serveDocument(app, registry);
      serveFiles(app, deps.config);
      const service = createPlatform(deps);
      route(app, 'platform.history', ({ query }) => service.history(query));
      await health.register(app, { rolesOf, jobs, takeBack: ({ remote }, by) => service.rollback(remote, by) });
    },
  };
}

/** Not an endpoint of the API. */
const HIDDEN = { schema: { hide: true } };

function serveDocument(app: FastifyInstance, registry: { current(): RegistryDocument }): void {
  app.get('/r/registry.json', HIDDEN, (request, reply) => {
    const document = registry.current();
    const etag = `"${document.seq}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    return hasAlready(etag, request.headers['if-none-match']) ? reply.status(304).send() : reply.send(document);
  });
}

function serveFiles(app: FastifyInstance, { dataDir, shellDir }: Pick<Config, 'dataDir' | 'shellDir'>): void {
  const send = createFileSender();
  app.get<{ Params: { name: string; version: string; file: string } }>('/r/:name/:version/:file', HIDDEN, (request, reply) => {
    const { name, version, file } = request.params;
    if (!/^[a-z][a-z0-9]*$/.test(name)) return sendNothing(reply);
    return send(request, reply, { parent: join(dataDir, 'remotes', name), version, file });
  });
  app.get<{ Params: { version: string; file: string } }>('/shell/:version/:file', HIDDEN, (request, reply) =>
    send(request, reply, { parent: shellDir, ...request.params }),
  );
  for (const path of ['/r/*', '/shell/*']) app.get(path, HIDDEN, (_request, reply) => sendNothing(reply));
}
