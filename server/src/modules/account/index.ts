import type { RegistryDocument } from '@mortar/protocol';
import type { ServerModule } from '../../lib/module.ts';
import { route } from '../../lib/route.ts';
import { createAccountRepository } from './repository.ts';
import { createAccountService } from './service.ts';

const HOUR_MS = 3600 * 1000;
/** A report is small; this is 50 entries of a long stack's size together. */
const REPORT_BYTES = 64 * 1024;

/** Accounts of visitors. Today: what browsers report, and visits. */
export function createAccountModule(registry: { current(): RegistryDocument }): ServerModule {
  function* routePatterns(): Iterable<string> {
    const { remotes, areas } = registry.current();
    for (const { live } of Object.values(remotes)) for (const { path } of live.description.routes) yield path;
    for (const { routes } of areas) for (const { path } of routes) yield path;
  }

  return {
    name: 'account',
    register(app, { config, database, clock }) {
      const repository = createAccountRepository(database.db);
      const service = createAccountService({ repository, clock, publicUrl: config.publicUrl, routePatterns });
      route(app, 'account.frontendLog', ({ body }) => service.logFrontend(body), { bodyLimit: REPORT_BYTES });
      route(app, 'account.visitAdd', ({ body }) => service.addVisit(body));

      const prune = () => service.prune().catch((error: unknown) => app.log.warn({ err: error }, 'old reports were not removed'));
      const timer = setInterval(prune, HOUR_MS).unref();
      app.addHook('onClose', (_app, done) => {
        clearInterval(timer);
        done();
      });
    },
  };
}
