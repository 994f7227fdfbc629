import { HEADERS } from '@mortar/protocol';
import type { RegistryDocument } from '@mortar/protocol/registry';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { createJobs, type Jobs } from '../src/jobs/index.ts';
import { createMail, type Mail } from '../src/mail/index.ts';
import { openIdentity, type Identity } from '../src/modules/identity/index.ts';
import { readConfig, type Config } from '../src/config.ts';
import { openDatabase, type Database } from '../src/db/database.ts';
import type { StandIns } from '../src/modules/index.ts';
import { ownGames, type GameSource } from '../src/modules/games/index.ts';
import { followPlatform, type RegistryReader } from '../src/modules/registry/index.ts';
import { assertDeclared } from './declared.ts';
import { createGamesFolder } from './games-folder.ts';
import { send, type TestRequest, type TestResponse } from './http.ts';
import { PEOPLE } from './modules.ts';
import { createSigner, type SignOptions } from './signer.ts';
import { createTestDatabase, TEST_DATA_DIR, WORKSPACE } from './database.ts';

/** Two areas and no remote: enough for everything that only needs to know which paths exist. */
export const TEST_REGISTRY: RegistryDocument = {
  seq: 41,
  choice: '',
  remotes: {},
  areas: [
    {
      name: 'market',
      title: { en: 'Market', 'zh-HK': '市場' },
      routes: [
        { path: '/collection/:id', layout: 'app' },
        { path: '/market', layout: 'app' },
      ],
    },
  ],
};

export interface TestApp {
  app: FastifyInstance;
  config: Config;
  database: Database;
  identity: Identity;
  /** Server time in ms; tests move it. */
  clock: {
    now(): number;
    set(time: number): void;
    /** Time stands still until it is set. */
    freeze(): void;
  };
  /** A value of `sign` as a client would make it. */
  sign(options?: SignOptions): string;
  /** A request with the site's own host; `signed` adds the headers of a good call. */
  call(options: TestRequest & { signed?: boolean }): Promise<TestResponse>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** In place of codes and mail. */
  ports?: NonNullable<StandIns['ports']>;
  /** In place of what signing up brings. */
  rewards?: NonNullable<StandIns['rewards']>;
  /** Another server whose database this one uses, on connections of its own. */
  shared?: Pick<TestApp, 'database'>;
  /** What is live. */
  registry?: RegistryDocument;
  /** What is live stands in the database, with all channels. */
  followsRegistry?: boolean;
  games?: GameSource;
  /** In place of cards and rewards. */
  quiz?: NonNullable<StandIns['quiz']>;
  /** Calls and topics of the test's own. */
  realtime?: NonNullable<StandIns['realtime']>;
  /** Work for later, of the test's own. */
  jobs?: Jobs;
  /** Opens jobs and mail, so that codes are sent. */
  withMail?: boolean;
  /** Listens where it says it does, so that its own addresses lead to it. */
  onOwnPort?: boolean;
}

/** A registry that gives everybody the same. */
function fixedRegistry(document: RegistryDocument): RegistryReader {
  const { seq, areas } = document;
  return { current: () => document, for: () => document, state: () => ({ seq, areas, remotes: {} }) };
}

const QUIET = { warn: () => {}, error: () => {} };

async function openMailing(config: Config, database: Database, identity: Identity, clock: TestApp['clock']) {
  const jobs = await createJobs(database.url, QUIET, { retryAfter: 1, pollEvery: 0.5 });
  const mail: Mail & { close(): void } = await createMail({ config, db: database.db, jobs, keyring: identity.keyring, clock, log: QUIET });
  return { jobs, mail, close: () => jobs.stop().finally(() => mail.close()) };
}

/** The whole server on a database of its own and any free port; it believes that it listens on `config.port`. */
export async function createTestApp(
  overrides: Partial<Config> = {},
  {
    ports,
    rewards,
    shared,
    games,
    quiz,
    realtime,
    jobs,
    registry = TEST_REGISTRY,
    followsRegistry = false,
    withMail = false,
    onOwnPort = false,
  }: TestAppOptions = {},
): Promise<TestApp> {
  const documents = createGamesFolder((games ?? ownGames).games.map(({ id }) => id));
  const given = {
    ...readConfig({ DATA_DIR: TEST_DATA_DIR, MODULES: PEOPLE.join(), LOG_LEVEL: 'silent' }, WORKSPACE),
    gamesDir: documents.path,
  };
  const config: Config = { ...given, ...overrides };
  const database = shared ? await openDatabase(shared.database.url) : await createTestDatabase();
  let offset = 0;
  let frozenAt: number | undefined;
  const clock = {
    now: () => frozenAt ?? Date.now() + offset,
    set: (time: number) => {
      frozenAt = undefined;
      offset = time - Date.now();
    },
    freeze: () => {
      frozenAt = clock.now();
    },
  };
  const identity = await openIdentity({ config, database, clock });
  const view = followsRegistry ? await followPlatform({ config, database, clock }) : undefined;
  const mailing = withMail ? await openMailing(config, database, identity, clock) : undefined;
  const app = await buildApp(config, {
    database,
    clock,
    services: { registry: view ?? fixedRegistry(registry), identity },
    jobs: jobs ?? mailing?.jobs,
    mail: mailing?.mail,
    standIns: {
      ...(ports && { ports }),
      ...(rewards && { rewards }),
      ...(games && { games }),
      ...(quiz && { quiz }),
      ...(realtime && { realtime }),
    },
  });
  await app.listen({ host: '127.0.0.1', port: onOwnPort ? config.port : 0 });
  const { port } = app.server.address() as AddressInfo;
  const { sign } = await createSigner(config.dataDir, clock.now);

  return {
    app,
    config,
    database,
    identity,
    clock,
    sign,
    call: async ({ signed = false, headers, ...options }) => {
      const ofCall: Record<string, string> = signed ? { [HEADERS.os]: 'web', [HEADERS.sign]: sign() } : {};
      const answer = await send(port, { ...options, headers: { host: new URL(config.publicUrl).host, ...ofCall, ...headers } });
      const [path = ''] = options.url.split('?');
      const { method = 'GET' } = options;
      if (app.hasRoute({ method, url: path })) assertDeclared(method, path, answer);
      return answer;
    },
    close: async () => {
      await app.close();
      await mailing?.close();
      await view?.close();
      await identity.close();
      await database.close();
      documents.remove();
    },
  };
}
