import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { acquireDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { systemClock, type Clock } from './lib/clock.ts';
import { listen } from './listen.ts';
import { createJobs, type Jobs } from './jobs/index.ts';
import {
  demoCommunity,
  demoContent,
  demoEvents,
  demoMarket,
  demoNews,
  demoOperator,
  demoQuiz,
  demoVideos,
  type DemoLogin,
} from './demo/index.ts';
import { loadKeyring } from './lib/keyring.ts';
import { createLogger } from './lib/logger.ts';
import { createMail } from './mail/index.ts';
import { openServices } from './modules/index.ts';
import { sendsMail } from './modules/manifests.ts';
import { openBucket } from './objects/index.ts';

/** Time that requests under way get when the server stops: half of what the whole stop may take. */
const DRAIN_MS = 5000;

export interface StartOptions {
  /** The embedded PostgreSQL ended and cannot be brought back: the server is of no more use. */
  lost?: (reason: Error) => void;
  /** Takes lines for the operator, such as where the database lies when that is elsewhere. */
  say?: (line: string) => void;
  clock?: Clock;
  /** Makes builds of this checkout live that were never published. */
  withBuilds?: boolean;
  /** Makes the demo content with its operator where nobody has signed up yet. */
  withDemo?: boolean;
}

export interface RunningServer {
  app: FastifyInstance;
  /** Login of the demo content's operator, once there is one; null where there is none. */
  demo: Promise<DemoLogin | null>;
  /** Settles when the demo content is there, or that there is none. */
  demoContent: Promise<void>;
  /** Settles when the demo market is there, or that there is none. */
  demoMarket: Promise<void>;
  /** Settles when the demo's people have shown their videos, or that there are none. */
  demoVideos: Promise<void>;
  /** Makes builds of this checkout live that were never published. @returns names of their remotes */
  publishBuilds(): Promise<string[]>;
  /** Takes no more connections, finishes what is under way within 5 s, then leaves the database. */
  stop(): Promise<void>;
}

async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close().finally(() => clearTimeout(cut));
}

interface MailDeps {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  say: (line: string) => void;
}

/** Opens mail; says so when this installation can send none. */
async function openMail(config: Config, { database: { db }, jobs, clock, say }: MailDeps) {
  const mail = await createMail({ config, db, jobs, keyring: await loadKeyring(config), clock, log: createLogger(config.logLevel) });
  if (!mail.canSend) say('SMTP_URL is not set: this server sends no mail, so nobody can sign up');
  return mail;
}

/**
 * Brings up the whole server: database, tables, registry, HTTP. What was opened is closed again when a later step fails.
 * @throws StartError with one line that says what to do
 */
export async function startServer(
  config: Config,
  { say = () => {}, lost, clock = systemClock, withBuilds = false, withDemo = false }: StartOptions = {},
): Promise<RunningServer> {
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    const database = await acquireDatabase(config, { log: say, ...(lost && { lost }) });
    closers.push(() => database.close());
    await migrate(database, { say });
    // A start goes on without it: pages come out of copies, and whoever set it up wrongly reads why.
    const bucket = openBucket(config);
    await bucket?.check().catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
    const services = await openServices({ config, database, clock, withBuilds, say });
    closers.push(() => services.close());
    const jobs = await createJobs(database.url, createLogger(config.logLevel));
    closers.push(() => jobs.stop());
    const mail = sendsMail(config.modules) ? await openMail(config, { database, jobs, clock, say }) : undefined;
    // A connection to the mail server ends after the jobs that use it.
    if (mail) closers.splice(-1, 0, async () => mail.close());
    const app = await buildApp(config, { database, clock, services, jobs, mail });
    closers.push(() => drain(app));
    await listen(app, config);
    const stopped = new AbortController();
    const demo = withDemo ? demoOperator({ config, db: database.db, clock }) : Promise.resolve(null);
    const content = demo.then(
      (operator) =>
        operator
          ? demoContent({ config, db: database.db, operator })
              .then(() => demoQuiz({ config, db: database.db }))
              .then(() => demoEvents({ config, db: database.db, clock, jobs }))
              .then(() => demoCommunity({ config, db: database.db, operator }))
              .then(() => demoNews({ config, db: database.db, clock, operator }))
          : undefined,
      () => undefined,
    );
    const market = withDemo ? demoMarket({ config, bucket, say, signal: stopped.signal }) : Promise.resolve();
    // A stop waits for the clip that is being drawn, and not for what comes before the first one.
    let drawing: Promise<void> = Promise.resolve();
    const clips = Promise.all([demo, content]).then(
      ([operator]) => {
        if (!operator || stopped.signal.aborted) return;
        return (drawing = demoVideos({ config, db: database.db, operator, signal: stopped.signal }));
      },
      () => undefined,
    );
    closers.push(async () => {
      stopped.abort();
      await Promise.allSettled([market, drawing]);
    });
    return { app, stop, demo, demoContent: content, demoMarket: market, demoVideos: clips, publishBuilds: services.publishBuilds };
  } catch (error) {
    await stop();
    throw error;
  }
}
