import type { RegistryDocument } from '@mortar/protocol';
import type { ServerModule } from '../../lib/module.ts';
import { route } from '../../lib/route.ts';
import { registerAppRoutes } from './app-code/index.ts';
import { createLedger, registerLedgerRoutes, type Ledger } from './ledger/index.ts';
import { createAccountRepository } from './repository.ts';
import { createAccountService } from './service.ts';
import { registerSessionRoutes, type AccountPorts, type Sessions } from './session/index.ts';
import { registerWalletRoutes } from './wallets/index.ts';
import { openVerification, type MailDeps, type Verification } from './verification.ts';

export { createSessions, setSessionCookies, type AccountPorts, type RestoredSession, type Sessions } from './session/index.ts';
export {
  createStandingService,
  StandingRefusal,
  type BarKind,
  type Operator,
  type Standing,
  type StandingService,
} from './standing/index.ts';
export { hasPeople, keptEmail, readPeople, type PublicPerson } from './users/index.ts';
export { createLedger, type Ledger } from './ledger/index.ts';
export type { MailDeps } from './verification.ts';

const HOUR_MS = 3600 * 1000;
/** A report is small; this is 50 entries of a long stack's size together. */
const REPORT_BYTES = 64 * 1024;

export interface AccountModuleDeps {
  registry: { current(): RegistryDocument };
  sessions: Sessions;
  ports: AccountPorts | undefined;
  /** Codes by mail exist only with it. */
  mailing: MailDeps | undefined;
}

/** What signing up and in takes from the other rooms. */
function portsOf({ codes, captcha }: Verification, { mail }: MailDeps, ledger: Ledger): AccountPorts {
  const { demandHuman, ensureHuman, count } = captcha;
  const human = { ensure: ensureHuman, count };
  return { codes, ledger, grantOf: codes.grantOf, clearGrant: codes.clearGrant, sendMail: mail.send, demandHuman, human };
}

/** Accounts: people and their sessions, codes by mail, what browsers report, visits, bricks. */
export function createAccountModule({ registry, sessions, ports, mailing }: AccountModuleDeps): ServerModule {
  function* routePatterns(): Iterable<string> {
    const { remotes, areas } = registry.current();
    for (const { live } of Object.values(remotes)) for (const { path } of live.description.routes) yield path;
    for (const { routes } of areas) for (const { path } of routes) yield path;
  }

  return {
    name: 'account',
    async register(app, { config, database, clock }) {
      const repository = createAccountRepository(database.db);
      const service = createAccountService({ repository, clock, publicUrl: config.publicUrl, routePatterns });
      route(app, 'account.frontendLog', ({ body }) => service.logFrontend(body), { bodyLimit: REPORT_BYTES });
      route(app, 'account.visitAdd', ({ body }) => service.addVisit(body));
      const ledger = createLedger({ db: database.db, clock, registrationBricks: config.registrationBricks });
      registerLedgerRoutes(app, ledger);
      const verification = mailing && (await openVerification(app, { config, database, clock }, sessions, mailing));
      const used = ports ?? (verification && mailing && portsOf(verification, mailing, ledger));
      if (used) registerSessionRoutes(app, sessions, used);
      const wallets = used && registerWalletRoutes(app, sessions, used, config);
      const appCodes = registerAppRoutes(app, sessions, config.links);

      const pruneVerification = async () => {
        await verification?.codes.prune();
        await verification?.captcha.prune(database.db);
        await mailing?.mail.prune();
        await wallets?.prune();
      };
      const prune = () =>
        Promise.all([service.prune(), sessions.prune(), appCodes.prune(), pruneVerification()]).catch((error: unknown) =>
          app.log.warn({ err: error }, 'old rows were not removed'),
        );
      const timer = setInterval(prune, HOUR_MS).unref();
      app.addHook('onClose', (_app, done) => {
        clearInterval(timer);
        done();
      });
    },
  };
}
