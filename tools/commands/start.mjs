import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt, openingRooms, rooms } from '../lib/build.mjs';
import { endOrphans, keepRunning } from '../lib/children.mjs';
import { startChain } from '../lib/chain/index.mjs';
import { Problem, explained } from '../lib/fail.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { tryLock } from '../lib/lock.mjs';
import { ROOT } from '../lib/paths.mjs';
import { portFree, wantedPort } from '../lib/ports.mjs';
import { createProgress } from '../lib/progress.mjs';
import { writable } from '../lib/room-on-disk.mjs';
import { serve } from '../lib/serve.mjs';

/** What `--help` says. */
export const usage = `npm start

  Installs and builds what is missing, runs the site with its own database and chain, and prints its address.
  PORT, HOST, DATA_DIR and all other settings: docs/runbook.md`;

const LEAVING_MS = 2000;

function settings() {
  const { HOST, DATA_DIR, PUBLIC_URL } = process.env;
  const port = wantedPort();
  return {
    port,
    host: HOST?.trim() || '127.0.0.1',
    dataDir: resolve(ROOT, DATA_DIR?.trim() || '.data'),
    url: PUBLIC_URL?.trim() || `http://localhost:${port}`,
  };
}

/** One site per data folder: a second start says where the first one is, unless that one is just leaving. */
async function claim(dataDir, url) {
  writable(dataDir, 'set DATA_DIR to a folder that can be written');
  const folder = resolve(dataDir, 'start');
  const giveUpAt = Date.now() + LEAVING_MS;
  let { release, holder } = await tryLock(folder, url);
  while (holder && Date.now() < giveUpAt) {
    await sleep(100);
    ({ release, holder } = await tryLock(folder, url));
  }
  if (release) return release;
  throw new Problem(
    `Mortar is already starting or running on ${holder.note} (process ${holder.pid}): end that one first, or give this one a PORT and a DATA_DIR of its own.`,
  );
}

/** Builds the remotes that the opening did not wait for: each is live once it is built, one that fails is told. */
async function buildOthers(server, progress) {
  await server.ready;
  const opening = openingRooms();
  const others = rooms().filter((room) => !opening.includes(room));
  const failed = (error) => {
    const [what] = explained(error).message.split('\n');
    progress.line(`${what.replace(/[.:]$/, '')}. The rest of the site goes on.`);
  };
  await ensureBuilt(progress, others, { built: server.publishBuilds, failed }).catch(failed);
}

/**
 * Installs, builds what the landing page needs and runs the embedded chain and the server, which prints one address when
 * the site is ready; then builds the other remotes.
 */
export async function main() {
  const { port, host, dataDir, url } = settings();
  const progress = createProgress();
  process.once('exit', await claim(dataDir, url));
  await endOrphans();
  await portFree(port, host);
  await ensureInstalled(progress);
  await ensureBuilt(progress, openingRooms());
  const chain = await startChain({ folder: resolve(dataDir, 'chain'), say: progress.line });
  keepRunning();
  const server = serve(chain?.url);
  void buildOthers(server, progress);
  const code = await server.ended;
  await chain?.stop();
  process.exit(code); // and with it a build that is under way
}
