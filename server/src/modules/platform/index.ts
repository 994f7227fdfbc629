import { join } from 'node:path';
import { registryTag } from '@mortar/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { systemClock, type Clock } from '../../lib/clock.ts';
import type { ServerModule } from '../../lib/module.ts';
import { route } from '../../lib/route.ts';
import { findUid, type Sessions } from '../account/index.ts';
import { createCanaryService, type CanaryService } from './channels/canary-service.ts';
import { createSwitchService, type SwitchService } from './channels/switch-service.ts';
import { registerTeamRoutes } from './channels/team-routes.ts';
import type { Visitors } from './channels/visitors.ts';
import { AREAS } from './areas.ts';
import { createGate, createGateQuestions, readHost, type GateQuestions } from './gate/index.ts';
import { hasAlready } from './negotiate.ts';
import { followRegistry, type RegistryReader, type RegistryView } from './registry-view.ts';
import { createPlatformRepository } from './repository.ts';
import { createPinService, type PinService } from './service.ts';
import { createFileSender, sendNothing } from './static-files.ts';
import { createLocalStorage } from './storage.ts';

export type { Actor } from './changes.ts';
export type { CanaryAudience, ChannelChange, NewLink } from './channels/canary-service.ts';
export { createVisitors, type Visitors } from './channels/visitors.ts';
export { GateRefusal, upgradeText, verdictText, type Verdict } from './gate/index.ts';
export { Refusal } from './refusal.ts';
export type { RegistryReader, RegistryView } from './registry-view.ts';
export type { Change } from './service.ts';
export { hasAlready } from './negotiate.ts';
export { createFileSender, sendNothing } from './static-files.ts';
export type { RemoteStatus } from './status.ts';

interface Deps {
  config: Pick<Config, 'dataDir' | 'shellDir' | 'isDevelopment' | 'publicUrl'>;
  database: Database;
  clock: Clock;
}

/** What changes the registry. */
export type PlatformService = PinService & GateQuestions & CanaryService & SwitchService;

/** What changes the registry: for the command line, for starts and for the team's own page. */
export function createPlatform({ config, database, clock }: Deps): PlatformService {
  const { db } = database;
  const gate = createGate({ readHost: () => readHost(config.shellDir), areas: AREAS, isDevelopment: config.isDevelopment });
  const parts = { repository: createPlatformRepository(db), storage: createLocalStorage(config.dataDir), gate, clock };
  const people = { publicUrl: config.publicUrl, findUid: (name: string) => findUid(db, name) };
  return {
    ...createPinService(parts),
    ...createGateQuestions(parts),
    ...createCanaryService({ ...parts, ...people }),
    ...createSwitchService(parts),
  };
}

/** The registry as it stands, for everything that only reads it. */
export function followPlatform({ database, clock = systemClock }: Pick<Deps, 'database'> & Partial<Deps>): Promise<RegistryView> {
  return followRegistry(database.sql, createPlatformRepository(database.db), clock);
}

export interface PlatformModuleDeps {
  registry: RegistryReader;
  visitors: Visitors;
  sessions: Sessions;
}

/** Serves the registry document, the files of remotes and of the shell, the registry's history, and what the team does with it. */
export function createPlatformModule({ registry, visitors, sessions }: PlatformModuleDeps): ServerModule {
  return {
    name: 'platform',
    register(app, deps) {
      serveDocument(app, visitors);
      serveFiles(app, deps.config);
      const service = createPlatform(deps);
      route(app, 'platform.history', ({ query }) => service.history(query));
      registerTeamRoutes(app, {
        service,
        repository: createPlatformRepository(deps.database.db),
        registry,
        visitors,
        sessions,
        clock: deps.clock,
      });
    },
  };
}

/** Not an endpoint of the API. */
const HIDDEN = { schema: { hide: true } };

function serveDocument(app: FastifyInstance, visitors: Visitors): void {
  app.get('/r/registry.json', HIDDEN, async (request, reply) => {
    const document = await visitors.documentOf(request);
    const etag = registryTag(document);
    // While everybody gets the same, it is everybody's; a browser asks again in any case.
    reply
      .header('etag', etag)
      .header('cache-control', visitors.areDivided() ? 'private, no-cache' : 'no-cache')
      .header('vary', 'cookie');
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
