import { join } from 'node:path';
import type { RegistryDocument } from '@mortar/protocol';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { ServerModule } from '../../lib/module.ts';
import { route } from '../../lib/route.ts';
import { followRegistry, type RegistryView } from './registry-view.ts';
import { createPlatformRepository } from './repository.ts';
import { createPlatformService, type PlatformService } from './service.ts';
import { sendVersionFile } from './static-files.ts';
import { createLocalStorage } from './storage.ts';

export { Refusal } from './refusal.ts';
export type { RegistryView } from './registry-view.ts';
export type { PlatformService } from './service.ts';

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

/** Serves the registry document, the files of remotes and of the shell, and the registry's history. */
export function createPlatformModule(registry: { current(): RegistryDocument }): ServerModule {
  return {
    name: 'platform',
    register(app, deps) {
      const { config } = deps;
      const hide = { schema: { hide: true } };
      app.get('/r/registry.json', hide, (request, reply) => {
        const document = registry.current();
        const etag = `"${document.seq}"`;
        reply.header('etag', etag).header('cache-control', 'no-cache');
        return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(document);
      });
      app.get<{ Params: { name: string; version: string; file: string } }>('/r/:name/:version/:file', hide, (request, reply) => {
        const { name, version, file } = request.params;
        return sendVersionFile(request, reply, join(config.dataDir, 'remotes', /^[a-z0-9]+$/.test(name) ? name : '-'), version, file);
      });
      app.get<{ Params: { version: string; file: string } }>('/shell/:version/:file', hide, (request, reply) =>
        sendVersionFile(request, reply, config.shellDir, request.params.version, request.params.file),
      );
      const service = createPlatform(deps);
      route(app, 'platform.history', ({ query }) => service.history(query));
    },
  };
}
