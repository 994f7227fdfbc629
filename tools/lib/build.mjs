import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endOrphans } from './children.mjs';
import { digestOf } from './digest.mjs';
import { Problem } from './fail.mjs';
import { withLock } from './lock.mjs';
import { CACHE, ROOT, TSX, at } from './paths.mjs';
import { enoughSpace, writable } from './room-on-disk.mjs';
import { run } from './run.mjs';
import { landing, remotes } from './workspace.mjs';

const NEEDED_MB = 100;
const SKIPPED = /^(node_modules|dist|test|scripts|fixtures|\..*)$|\.test\.tsx?$|\.md$/;
const COMMON = ['tsconfig.base.json', 'shared'];
const STAMP = '.inputs.json';
const GAMES = 'shared/games';
/** Rooms with a program of their own; all others are built by `shared/build`. */
const PROGRAMS = { server: ['server/build.mjs'], [GAMES]: [`${GAMES}/build.mjs`] };

/** What the lock file says of packages, without who asks for which: a new room changes the builds of no other. */
const lockedPackages = (root) => readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').replace(/^importers:\n(?:(?: .*)?\n)*/m, '');

/** Digest over everything that may go into the build of a room. */
export function inputsOf(room, root = ROOT) {
  const sources = digestOf([...COMMON, room], (name) => SKIPPED.test(name), root);
  return createHash('sha256').update(lockedPackages(root)).update(sources).digest('hex');
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** What stands in `dist` now: the version that is named there, if all of it is there. */
function builtVersion(room) {
  if (room === 'server')
    return ['main', 'cli', 'openapi'].every((name) => existsSync(at(room, 'dist', `${name}.js`))) ? 'server' : undefined;
  const { version } = readJson(at(room, 'dist/current.json'));
  return version && existsSync(at(room, 'dist', version, 'build.json')) ? version : undefined;
}

function isBuilt(room) {
  const { inputs, version } = readJson(at(room, 'dist', STAMP));
  return version !== undefined && version === builtVersion(room) && inputs === inputsOf(room);
}

async function build(room) {
  const log = join(CACHE, `logs/build-${room.replaceAll('/', '-')}.log`);
  // First of all: a build that is killed must not look like the one before it.
  rmSync(at(room, 'dist', STAMP), { force: true });
  const inputs = inputsOf(room);
  const args = PROGRAMS[room] ?? [TSX, 'shared/build/src/cli.ts', room];
  const { code, excerpt } = await run(process.execPath, args, { log, env: { ...process.env, NODE_ENV: 'production' } });
  if (code !== 0) throw new Problem(`${room} could not be built (all of it: ${log}):\n${excerpt(40)}`);
  writeFileSync(at(room, 'dist', STAMP), JSON.stringify({ inputs, version: builtVersion(room) }));
}

/** Every room that is built. */
export const rooms = () => ['shell', ...remotes(), GAMES, 'server'];

/** What must be built before the site opens. */
export const openingRooms = () => ['shell', ...landing(), GAMES, 'server'];

/**
 * Builds those of the rooms whose sources changed since they were built, two at a time.
 * One command at a time per checkout; a second one waits and then finds everything there.
 * @param options.built called after each that was not built before
 * @param options.failed takes what stopped one; the others go on. Without it the first failure is thrown at the end
 */
export async function ensureBuilt(progress, wanted = rooms(), { built = () => {}, failed } = {}) {
  const missing = wanted.filter((room) => !isBuilt(room));
  if (missing.length === 0) return;
  writable(ROOT, 'make it writable, or clone Mortar to another place');
  await enoughSpace(ROOT, NEEDED_MB, 'a build');
  await withLock(
    join(CACHE, 'locks/workspace'),
    async () => {
      await endOrphans();
      const take = async (room) => {
        if (!isBuilt(room)) await progress.during(`Build of ${room}`, () => build(room));
        built();
      };
      const worker = async () => {
        for (let room = missing.shift(); room; room = missing.shift()) await take(room).catch(failed);
      };
      const [stopped] = (await Promise.allSettled([worker(), worker()])).filter(({ status }) => status === 'rejected');
      if (stopped) throw stopped.reason;
    },
    () => progress.line('Another command builds; this one waits for it.'),
  );
}
