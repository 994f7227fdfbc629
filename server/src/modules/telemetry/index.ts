import type { RegistryDocument } from '@mortar/protocol/registry';
import type { ModuleCore, ServerModule } from '../../core/module.ts';
import { createTelemetryRepository } from './reports/repository.ts';
import { registerReportRoutes, type TakeReport } from './reports/routes.ts';
import { createTelemetry } from './reports/service.ts';

const HOUR_SECONDS = 3600;

export interface TelemetryDeps {
  registry: { current(): RegistryDocument };
  takeReport: TakeReport;
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
      registerReportRoutes(app, telemetry, takeReport);
      await jobs?.every('telemetry.prune', HOUR_SECONDS, telemetry.prune);
    },
  };
}
