import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import type { RegistryDocument } from '@mortar/protocol/registry';
import type { Build, Builds } from './builds.ts';
import { copyDatabase, dropDatabases, readRows } from './cluster.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { linkTree } from './link-tree.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';
import { mustRun, run as runProgram, serverProgram, type Finished } from './programs.ts';
import { currentRun } from './run.ts';
import { readServerErrors, type ServerErrors } from './server-log.ts';
import { startServer, type ServerProcess } from './server-process.ts';
import { templateWith, type Area } from './templates.ts';
import { until } from './until.ts';

/** A whole product of one's own: database, data folder, server, and a proxy in front of it. */
export interface Stack {
  /** Address that a browser opens: the proxy's, and the server's `PUBLIC_URL`. */
  origin: string;
  /** Where its server listens, without the proxy: for calls as from other addresses. */
  port: number;
  /** Its data folder. */
  folder: string;
  databaseUrl: string;
  proxy: FaultProxy;
  /** Where its mails arrive. */
  mailbox: Mailbox;
  /** What its server complains of; a test that provokes some says so, any other fails by it. */
  errors: ServerErrors;
  /** What may be published. */
  builds: Builds;
  area: Area | null;
  /** Something of it is no longer as it was made; the next test gets a new one. */
  readonly isChanged: boolean;
  /** Publishes a build as an operator does, and waits until the running server serves it. */
  publish(build: Build, ...options: string[]): Promise<void>;
  /** Makes the version before the live one live again, and waits until the running server serves it. */
  rollback(name: string): Promise<void>;
  /** Uploads a build that nobody gets yet. */
  stage(build: Build): Promise<void>;
  /** Changes channels by a command of the operator's, waits until the running server serves it, and gives what it said. */
  channel(...args: string[]): Promise<string>;
  /** Any command of the operator's. */
  mortar(...args: string[]): Promise<Finished>;
  /** What the server says of the registry now. */
  registry(): Promise<RegistryDocument>;
  /** What a query finds in its database. */
  rows<Row extends object>(query: string): Promise<Row[]>;
  /** Lets the server's clock jump ahead. */
  moveClock(ms: number): Promise<void>;
  stopServer(): Promise<void>;
  /** Ends its server as a power cut would. */
  killServer(): Promise<void>;
  /** @param more settings besides the stack's own @param words of its command line */
  startServer(more?: Record<string, string>, words?: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** What its operator configured of the native app. */
export const LINKS = { LINK_APP: 'mortar://app', LINK_IOS: 'https://apps.example/mortar' };
const NEWS_MS = 10_000;
let made = 0;

/**
 * Makes a stack from the run's template.
 * @param area whose remotes are live besides those that every stack has
 */
export async function createStack(area: Area | null): Promise<Stack> {
  const run = currentRun();
  const template = area ? await templateWith(area, run) : { database: run.template, folder: run.templateData };
  const name = `e2e_${run.id}_${process.pid}_${(made += 1)}`;
  const folder = join(run.folder, name);
  const [databaseUrl, proxy, mailbox, port] = await Promise.all([
    copyDatabase(run.adminUrl, template.database, name),
    startFaultProxy(),
    startMailbox(),
    getPort(),
  ]);
  linkTree(template.folder, folder);
  mkdirSync(folder, { recursive: true });
  proxy.sendTo(port);

  // Its own feeds are news of a server inside.
  const data = { DATABASE_URL: databaseUrl, DATA_DIR: folder, NEWS_OWN_SERVER: proxy.origin };
  const env = { ...data, ...LINKS, PUBLIC_URL: proxy.origin, TRUST_PROXY: '127.0.0.1', SMTP_URL: mailbox.url, LOG_LEVEL: 'warn' };
  const logFile = join(folder, 'server.log');
  writeFileSync(logFile, '');
  const start = (more: Record<string, string> = {}, words: readonly string[] = []) =>
    startServer(port, { env: { ...env, ...more }, words, logFile });
  // The market's server starts beside its chain.
  let server: ServerProcess | null = area === 'market' ? null : await start();
  let isChanged = false;

  const registry = async () => (await (await fetch(`http://127.0.0.1:${port}/r/registry.json`)).json()) as RegistryDocument;

  /** Runs a command that moves a pin, until the server has heard of it. */
  async function movePin(args: string[], arrived: (registry: RegistryDocument, before: number) => boolean): Promise<string> {
    isChanged = true;
    const before = server ? (await registry()).seq : 0;
    const said = await mustRun([...serverProgram('cli'), ...args], data);
    if (server) await until(`the server knows of "mortar ${args.join(' ')}"`, NEWS_MS, async () => arrived(await registry(), before));
    return said.trim();
  }

  return {
    origin: proxy.origin,
    port,
    folder,
    databaseUrl,
    proxy,
    mailbox,
    errors: readServerErrors(logFile),
    builds: run.builds,
    area,
    registry,
    rows: <Row extends object>(query: string) => readRows<Row>(databaseUrl, query),
    get isChanged() {
      return isChanged;
    },
    publish: async (build, ...options) =>
      void (await movePin(
        ['publish', build.name, '--dir', build.dir, ...options],
        ({ remotes }) => remotes[build.name]?.live.version === build.version,
      )),
    rollback: async (remote) => void (await movePin(['rollback', remote], ({ seq }, before) => seq > before)),
    async stage(build) {
      isChanged = true;
      await mustRun([...serverProgram('cli'), 'publish', build.name, '--dir', build.dir, '--stage'], data);
    },
    channel: (...args) => movePin(args, ({ seq }, before) => seq > before),
    mortar(...args) {
      isChanged = true;
      return runProgram([...serverProgram('cli'), ...args], data);
    },
    async moveClock(ms) {
      isChanged = true;
      await server?.moveClock(ms);
    },
    async stopServer() {
      isChanged = true;
      await server?.stop();
      server = null;
    },
    async killServer() {
      isChanged = true;
      await server?.kill();
      server = null;
    },
    async startServer(more, words) {
      isChanged = true;
      server ??= await start(more, words);
    },
    async close() {
      await Promise.all([server?.stop(), proxy.close()]);
      await mailbox.close();
      await dropDatabases(run.adminUrl, (database) => database === name);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
