import type { FastifyInstance } from 'fastify';
import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import type { Captcha } from '../moderation/index.ts';
import type { Assets } from '../uploads/index.ts';
import { registerAppRoutes } from './app-code/routes.ts';
import { createCodes, grantCookie, type Codes } from './codes/codes.ts';
import { registerCodesRoutes } from './codes/routes.ts';
import { createConfirm } from './confirmation/index.ts';
import { registerDeviceRoutes } from './devices/routes.ts';
import { registerEmailRoutes } from './email/routes.ts';
import { registerHistoryRoutes } from './history/routes.ts';
import { createHistory } from './history/service.ts';
import { identityData } from './leaving/own-data.ts';
import { registerLeavingRoutes } from './leaving/routes.ts';
import { registerPasswordRoutes } from './password/routes.ts';
import { registerThirdParties } from './third-party/routes.ts';
import type { Identity } from './context.ts';
import type { AccountPorts, MailPorts, SignUpRewards } from './ports.ts';
import { createBeginSession, registerSessionRoutes } from './session/index.ts';
import { registerSettingsRoutes } from './settings/routes.ts';
import { createCreatePerson } from './users/create-person.ts';
import { identitiesOf } from './users/index.ts';
import { registerWalletRoutes } from './wallets/routes.ts';

const HOUR_SECONDS = 3600;

export interface IdentityDeps {
  identity: Identity;
  captcha: Captcha;
  /** What signing up brings. */
  rewards: SignUpRewards;
  /** Files of people, for pictures of a profile. */
  assets: Assets;
  /** What all modules keep of a person. */
  personalData(): readonly PersonalData[];
  /** In place of codes and mail, in a test. */
  ports?: MailPorts | undefined;
}

/** People: how they sign up and in, their sessions and devices, what they change of their account, and how they leave. */
export function identityModule(core: ModuleCore, deps: IdentityDeps): ServerModule {
  const { identity, assets } = deps;
  const history = createHistory(identity);
  return {
    name: 'identity',
    personalData: identityData(identity, { history, assets }),
    async register(app) {
      const codes = await openCodes(app, core, deps);
      const ports = deps.ports ?? (codes && core.mail && { codes, sendMail: core.mail.send });
      const parts: { prune(): Promise<unknown> }[] = [identity, registerAppRoutes(app, identity, core.config), ...(codes ? [codes] : [])];
      if (ports) parts.push(...registerPeopleRoutes(app, core, deps, portsOf(ports, deps)));
      registerHistoryRoutes(app, history);
      await core.jobs?.every('identity.prune', HOUR_SECONDS, async () => {
        for (const part of parts) await part.prune();
        await core.mail?.prune();
      });
    },
  };
}

/** Codes by mail exist only where mail is sent. */
async function openCodes(
  app: FastifyInstance,
  { config, database, clock, keyring, jobs, mail }: ModuleCore,
  { captcha }: IdentityDeps,
): Promise<Codes | undefined> {
  if (!jobs || !mail) return undefined;
  const isKnown = async (email: string) => (await identitiesOf(database.db).ownerOfEmail(email)) !== undefined;
  const codes = await createCodes({ config, database, jobs, mail, captcha, keyring, clock, isKnown });
  registerCodesRoutes(app, codes);
  app.addHook('onClose', () => codes.close());
  return codes;
}

function portsOf(mailPorts: MailPorts, { captcha, rewards }: IdentityDeps): AccountPorts {
  const { demandHuman, ensureHuman, count } = captcha;
  const human = { ensure: ensureHuman, count };
  return { ...mailPorts, grantOf: grantCookie.read, clearGrant: grantCookie.clear, rewards, demandHuman, human };
}

/** Binds what people do to sign in, and with their account. @returns what forgets old rows */
function registerPeopleRoutes(
  app: FastifyInstance,
  { config }: ModuleCore,
  { identity, assets, personalData: rooms }: IdentityDeps,
  ports: AccountPorts,
): { prune(): Promise<unknown> }[] {
  const ways = { createPerson: createCreatePerson({ ...identity, ...ports }), beginSession: createBeginSession({ ...identity, ...ports }) };
  const confirm = createConfirm({ ...identity, ...ports });
  registerSessionRoutes(app, identity, ports, { ways, config });
  const thirdParties = registerThirdParties(app, identity, { ports, ways, config });
  registerPasswordRoutes(app, identity, ports, { confirm, config });
  registerEmailRoutes(app, identity, ports, { confirm, thirdParties });
  registerDeviceRoutes(app, identity, ports);
  registerSettingsRoutes(app, identity, assets);
  registerLeavingRoutes(app, identity, ports, { confirm, rooms });
  return [thirdParties, registerWalletRoutes(app, identity, ports, { ways, config })];
}
