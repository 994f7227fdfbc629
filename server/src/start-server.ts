import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { acquireDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { systemClock, type Clock } from './lib/clock.ts';
import { drainOf } from './drain.ts';
import { listen } from './listen.ts';
import { createJobs, type Jobs } from './jobs/index.ts';
import { noDemo, startDemo, type Demo } from './demo/index.ts';
import { loadKeyring } from './lib/keyring.ts';
import { createLogger } from './lib/logger.ts';
import { createMail } from './mail/index.ts';
import { openServices } from './modules/index.ts';
import { sendsMail } from './modules/manifests.ts';
import { openBucket } from './objects/index.ts';

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
  demo: Demo;
  /** Makes builds of this checkout live that were never published. @returns names of their remotes */
  publishBuilds(): Promise<string[]>;
  /** Takes no more connections, finishes what is under way within 5 s, then leaves the database. */
  stop(): Promise<void>;
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
    closers.push(drainOf(app));
    await listen(app, config);
    const demo = withDemo ? startDemo({ config, db: database.db, clock, jobs, bucket, say }) : noDemo();
    closers.push(() => demo.stop());
    return { app, stop, demo, publishBuilds: services.publishBuilds };
  } catch (error) {
    await stop();
    throw error;
  }
}
