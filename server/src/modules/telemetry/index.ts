import type { Input } from '@mortar/protocol';
import type { RegistryDocument } from '@mortar/protocol/registry';
import type { addFrontendLog } from '@mortar/protocol/telemetry';
import { operations } from '@mortar/protocol/telemetry/operations';
import type { FastifyRequest } from 'fastify';
import type { ModuleCore, ServerModule } from '../../lib/module.ts';
import { route } from '../../lib/route.ts';
import { createTelemetryRepository } from './repository.ts';
import { createTelemetry } from './service.ts';

const HOUR_SECONDS = 3600;
/** A report is small; this is 50 entries of a long stack's size together. */
const REPORT_BYTES = 64 * 1024;

type Entries = Input<typeof addFrontendLog>['entries'];

export interface TelemetryDeps {
  registry: { current(): RegistryDocument };
  /** Takes what a browser's report says of remotes; gives back the rest. */
  takeReport(entries: Entries, request: FastifyRequest): Promise<Entries>;
}

/** What browsers report, and how many visit. */
export function telemetryModule(
  { config: { publicUrl }, database: { db }, clock, jobs }: ModuleCore,
  { registry, takeReport }: TelemetryDeps,
): ServerModule {
  function* routePatterns(): Iterable<string> {
    const { remotes, areas } = registry.current();
    for (const { live } of Object.values(remotes)) for (const { path } of live.description.routes) yield path;
    for (const { routes } of areas) for (const { path } of routes) yield path;
  }

  const telemetry = createTelemetry({ repository: createTelemetryRepository(db), clock, publicUrl, routePatterns });
  return {
    name: 'telemetry',
    async register(app) {
      route(app, operations.addFrontendLog, ({ body, request }) => telemetry.logFrontend(body, (entries) => takeReport(entries, request)), {
        bodyLimit: REPORT_BYTES,
      });
      route(app, operations.addVisit, ({ body }) => telemetry.addVisit(body));
      await jobs?.every('telemetry.prune', HOUR_SECONDS, telemetry.prune);
    },
  };
}
