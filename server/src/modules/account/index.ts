import type { Input, RegistryDocument } from '@mortar/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerModule } from '../../lib/module.ts';
import { route } from '../../lib/route.ts';
import type { PersonalData } from '../../lib/personal-data.ts';
import type { Assets } from '../uploads/index.ts';
import { registerAppRoutes } from './app-code/index.ts';
import { createCampaigns, registerCampaignRoutes, type Campaigns } from './campaigns/index.ts';
import { createConfirm } from './confirmation/index.ts';
import { registerDeviceRoutes } from './devices/index.ts';
import { registerEmailRoutes, type PendingSignIns } from './email/index.ts';
import { registerHistoryRoutes } from './history/index.ts';
import { createJudge, judgeInvites, registerInviteRoutes } from './invites/index.ts';
import { createLedger, registerLedgerRoutes, type Ledger } from './ledger/index.ts';
import { accountData, registerLeavingRoutes } from './leaving/index.ts';
import { registerPasswordRoutes } from './password/routes.ts';
import { createAccountRepository } from './repository.ts';
import { createAccountService } from './service.ts';
import { registerThirdParties } from './third-party/index.ts';
import { registerSessionRoutes, type AccountPorts, type Sessions } from './session/index.ts';
import { registerSettingsRoutes } from './settings/index.ts';
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
export { findUid, hasPeople, keptEmail, readPeople, type PublicPerson } from './users/index.ts';
export { createCampaignOffice, type CampaignOffice } from './campaigns/index.ts';
export { createInviteOffice, type InviteOffice } from './invites/index.ts';
export { createLedger, type Ledger } from './ledger/index.ts';
export type { MailDeps } from './verification.ts';

const HOUR_MS = 3600 * 1000;
/** A report is small; this is 50 entries of a long stack's size together. */
const REPORT_BYTES = 64 * 1024;

type Entries = Input<'account.frontendLog'>['entries'];

export interface AccountModuleDeps {
  registry: { current(): RegistryDocument };
  sessions: Sessions;
  ports: AccountPorts | undefined;
  /** Codes by mail exist only with it. */
  mailing: MailDeps | undefined;
  /** Files of people, for pictures of a profile. */
  assets: Assets;
  /** What other rooms keep of a person. */
  personalData: readonly PersonalData[];
  /** Takes what a browser's report says of remotes; gives back the rest. */
  takeReport(entries: Entries, request: FastifyRequest): Promise<Entries>;
}

/** What signing up and in takes from the other rooms. */
function portsOf({ codes, captcha }: Verification, { mail }: MailDeps, ledger: Ledger): AccountPorts {
  const { demandHuman, ensureHuman, count } = captcha;
  const human = { ensure: ensureHuman, count };
  return { codes, ledger, grantOf: codes.grantOf, clearGrant: codes.clearGrant, sendMail: mail.send, demandHuman, human };
}

interface PeopleDeps extends Pick<AccountModuleDeps, 'sessions' | 'assets' | 'personalData'> {
  ports: AccountPorts;
  /** What ends a third party's sign-in that waits for an address; without it there is none to end. */
  pendingSignIns: PendingSignIns | undefined;
  campaigns: Campaigns;
  ledger: Ledger;
}

/** Binds what people do to sign in, and with their account. */
function registerPeopleRoutes(
  app: FastifyInstance,
  { sessions, ports, pendingSignIns, campaigns, ledger, assets, personalData }: PeopleDeps,
): void {
  registerSessionRoutes(app, sessions, ports, campaigns);
  const confirm = createConfirm({ ...sessions, sessions: sessions.service, codes: ports.codes });
  registerPasswordRoutes(app, sessions, ports, confirm);
  registerEmailRoutes(app, sessions, ports, { confirm, pendingSignIns });
  registerDeviceRoutes(app, sessions, ports);
  registerSettingsRoutes(app, sessions, assets);
  const history = registerHistoryRoutes(app, sessions);
  const rooms = [...accountData({ sessions, ledger, history, assets }), ...personalData];
  registerLeavingRoutes(app, sessions, ports, { confirm, rooms });
}

/** Accounts: people and their sessions, codes by mail, what browsers report, visits, bricks. */
export function createAccountModule({
  registry,
  sessions,
  ports,
  mailing,
  assets,
  personalData,
  takeReport,
}: AccountModuleDeps): ServerModule {
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
      route(app, 'account.frontendLog', ({ body, request }) => service.logFrontend(body, (entries) => takeReport(entries, request)), {
        bodyLimit: REPORT_BYTES,
      });
      route(app, 'account.visitAdd', ({ body }) => service.addVisit(body));
      const ledger = createLedger({ db: database.db, clock, registrationBricks: config.registrationBricks });
      registerLedgerRoutes(app, ledger);
      const verification = mailing && (await openVerification(app, { config, database, clock }, sessions, mailing));
      const used = ports ?? (verification && mailing && portsOf(verification, mailing, ledger));
      const campaigns = createCampaigns({ db: database.db, clock, publicUrl: config.publicUrl });
      registerCampaignRoutes(app, campaigns);
      registerInviteRoutes(app, { db: database.db, publicUrl: config.publicUrl });
      const thirdParties = used && registerThirdParties(app, { sessions, ports: used, thirdParties: config.thirdParties });
      const pendingSignIns = thirdParties?.pendingSignIns;
      if (used) registerPeopleRoutes(app, { sessions, ports: used, pendingSignIns, campaigns, ledger, assets, personalData });
      if (mailing) await judgeInvites(app, { db: database.db, jobs: mailing.jobs, judge: createJudge({ ...sessions, ledger }) });
      const wallets = used && registerWalletRoutes(app, sessions, used, config);
      const appCodes = registerAppRoutes(app, sessions, config.links);

      const pruneVerification = async () => {
        await verification?.codes.prune();
        await verification?.captcha.prune(database.db);
        await mailing?.mail.prune();
        await wallets?.prune();
      };
      const prune = () =>
        Promise.all([service.prune(), sessions.prune(), appCodes.prune(), thirdParties?.prune(), pruneVerification()]).catch(
          (error: unknown) => app.log.warn({ err: error }, 'old rows were not removed'),
        );
      const timer = setInterval(prune, HOUR_MS).unref();
      app.addHook('onClose', (_app, done) => {
        clearInterval(timer);
        done();
      });
    },
  };
}
