import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { acquireDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { systemClock, type Clock } from './lib/clock.ts';
import { listen } from './listen.ts';
import { createJobs } from './jobs/index.ts';
import { demoOperator, type DemoLogin } from './demo/index.ts';
import { createLogger } from './lib/logger.ts';
import { createMail } from './mail/index.ts';
import { openBucket } from './objects/index.ts';
import { createSessions, type MailDeps, type Sessions } from './modules/account/index.ts';
import { createPlatform, followPlatform, signOldPlatformVersions } from './modules/platform/index.ts';
import { publishNewBuilds } from './publish-builds.ts';

/** Time that requests under way get when the server stops. */
const DRAIN_MS = 10_000;

export interface StartOptions {
  /** Takes lines for the operator, such as where the database lies when that is elsewhere. */
  say?: (line: string) => void;
  clock?: Clock;
  /** Makes builds of this checkout live that were never published. */
  withBuilds?: boolean;
  /** Makes the operator of the demo content where nobody has signed up yet. */
  withDemo?: boolean;
}

export interface RunningServer {
  app: FastifyInstance;
  /** Login of the demo content's operator, once there is one; null where there is none. */
  demo: Promise<DemoLogin | null>;
  /** Makes builds of this checkout live that were never published. @returns names of their remotes */
  publishBuilds(): Promise<string[]>;
  /** Takes no more connections, finishes what is under way within 10 s, then leaves the database. */
  stop(): Promise<void>;
}

async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close().finally(() => clearTimeout(cut));
}

interface MailingDeps {
  database: Database;
  sessions: Sessions;
  clock: Clock;
  say: (line: string) => void;
}

/** Opens jobs and mail; says so when this installation can send none. */
async function openMailing(
  config: Config,
  { database, sessions, clock, say }: MailingDeps,
): Promise<MailDeps & { close(): Promise<void> }> {
  const log = createLogger(config.logLevel);
  const jobs = await createJobs(database.url, log);
  const mail = await createMail({ config, db: database.db, jobs, keyring: sessions.keyring, clock, log }).catch(async (error: unknown) => {
    await jobs.stop();
    throw error;
  });
  if (!mail.canSend) say('SMTP_URL is not set: this server sends no mail, so nobody can sign up');
  return { jobs, mail, close: () => jobs.stop().finally(() => mail.close()) };
}

/**
 * Brings up the whole server: database, tables, registry, HTTP. What was opened is closed again when a later step fails.
 * @throws StartError with one line that says what to do
 */
export async function startServer(
  config: Config,
  { say = () => {}, clock = systemClock, withBuilds = false, withDemo = false }: StartOptions = {},
): Promise<RunningServer> {
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    const database = await acquireDatabase(config, { log: say });
    closers.push(() => database.close());
    await migrate(database);
    // A start goes on without it: pages come out of copies, and whoever set it up wrongly reads why.
    await openBucket(config)
      ?.check()
      .catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
    await signOldPlatformVersions({ config, database });
    const publishBuilds = () => publishNewBuilds(config.root, createPlatform({ config, database, clock }), say);
    if (withBuilds) await publishBuilds();
    const registry = await followPlatform({ config, database, clock });
    closers.push(() => registry.close());
    const sessions = await createSessions({ config, database, clock });
    closers.push(() => sessions.close());
    const mailing = config.modules.includes('account') ? await openMailing(config, { database, sessions, clock, say }) : undefined;
    if (mailing) closers.push(() => mailing.close());
    // Mail brings its own; a server that only takes files or serves remotes needs them all the same.
    const hasWork = config.modules.includes('uploads') || config.modules.includes('platform');
    const jobs = !mailing && hasWork ? await createJobs(database.url, createLogger(config.logLevel)) : undefined;
    if (jobs) closers.push(() => jobs.stop());
    const app = await buildApp(config, { database, clock, registry, sessions, ...(mailing && { mailing }), ...(jobs && { jobs }) });
    closers.push(() => drain(app));
    await listen(app, config);
    const demo = withDemo ? demoOperator({ config, db: database.db, clock }) : Promise.resolve(null);
    return { app, stop, demo, publishBuilds };
  } catch (error) {
    await stop();
    throw error;
  }
}
