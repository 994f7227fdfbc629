import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import type { Demo } from './demo/index.ts';
import { knownFailure } from './db/embedded/failure.ts';
import { withEmbeddedChain } from './modules/identity/index.ts';
import { StartError } from './lib/start-error.ts';
import { within } from './lib/within.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** Sources and bundle lie equally deep in the workspace. */
const root = fileURLToPath(new URL('../../', import.meta.url));

const complaints = new Set<unknown>();

/** Says a failure on standard error, once, and ends with an error in the end. */
function complain(error: unknown): void {
  process.exitCode = 1;
  if (complaints.has(error)) return;
  complaints.add(error);
  const place = process.env['DATA_DIR'] ?? `${root}.data`;
  const line = knownFailure(error, place)?.message ?? (error instanceof Error ? error.stack : String(error));
  process.stderr.write(`${line}\n`);
}

/** Address of the embedded chain, which the starter tells. */
const chainOf = (words: readonly string[]) => words.find((word) => word.startsWith('--chain='))?.slice('--chain='.length);

let isStopping = false;

/** Says the operator's login, and what could not be made. */
function watchDemo({ operator, content, market, videos }: Demo): void {
  const failed = (what: string) => (error: unknown) => {
    if (!isStopping) process.stderr.write(`${what}: ${String(error)}\n`);
  };
  operator.then(
    (login) => login && process.stdout.write(`The demo's operator signs in as ${login.email} with the password ${login.password}\n`),
    failed('The demo’s operator was not made'),
  );
  content.catch(failed('The demo content was not made'));
  market.catch(failed('The demo market is not whole; the next start goes on with it'));
  videos.catch(failed('The demo’s videos are not all there; the next start goes on with them'));
}

async function start(): Promise<RunningServer> {
  const config = withEmbeddedChain(readConfig(process.env, root), chainOf(process.argv));
  const server = await startServer(config, {
    say: (line) => process.stderr.write(`${line}\n`),
    lost(reason) {
      complain(reason);
      stop();
    },
    withBuilds: process.argv.includes('--with-builds'),
    withDemo: process.argv.includes('--with-demo'),
  });
  process.stdout.write(`Mortar is ready at ${config.publicUrl}\n`);
  watchDemo(server.demo);
  return server;
}

// In a turn of its own: the signals below are heard from the first moment on.
const started = Promise.resolve().then(start);
started.catch(complain);

let published = Promise.resolve();

/** A stop takes no longer, whatever hangs: a database that does not answer, a visitor who does not read. */
const STOP_MS = 10_000;
/** A start takes no longer, even on a loaded machine; ended earlier it would leave its database running. */
const START_MS = 60_000;

/** Waits for a start or a publication that is under way, so that nothing it opened stays behind; a second signal ends at once. */
function stop(): void {
  isStopping = true;
  const late = (ms: number) => () => new StartError(`The server did not stop within ${ms / 1000} s and was ended`);
  within(START_MS, started, late(START_MS))
    .then((server) => {
      const stopped = published.then(() => server.stop());
      return within(STOP_MS, stopped, late(STOP_MS));
    })
    .catch(complain)
    .finally(() => process.exit());
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

async function publishNow(): Promise<void> {
  const names = await (await started).publishBuilds();
  for (const name of names) process.stderr.write(`${name} is live: it appears at the next navigation\n`);
}

/** One publication after the other: each looks at all builds. */
function publishBuilds(): void {
  published = published.then(publishNow).catch((error: unknown) => {
    process.stderr.write(`New builds were not published: ${String(error)}\n`);
  });
}

// The starter holds our standard input open. A line says that it built something; when it is gone, however it went, nothing of it stays behind.
if (process.argv.includes('--attached')) {
  createInterface({ input: process.stdin }).on('line', publishBuilds).once('close', stop);
  process.stdin.unref();
}
process.on('uncaughtException', (error) => {
  complain(error);
  stop();
});
