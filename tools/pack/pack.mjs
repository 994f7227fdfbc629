import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../lib/fail.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { at } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { readPackage } from '../lib/workspace.mjs';
import { readCatalog } from './catalog.mjs';
import { compile } from './compile.mjs';
import { packedManifest } from './manifest.mjs';

/** What a remote in a repository of its own is made from, by the world that it is written for. */
const WORLDS = { web: ['protocol', 'client', 'host', 'ui', 'remote-kit'], node: ['build'] };
const ROOMS = Object.values(WORLDS).flat();
const NOTES = ['README.md', 'CHANGELOG.md'];
const FORM = 'npm run mortar -- pack [--out <folder>]';
const DEFAULT_OUT = 'dist/packs';

function readOut(args) {
  try {
    return resolve(parseArgs({ args, options: { out: { type: 'string' } } }).values.out ?? at(DEFAULT_OUT));
  } catch (error) {
    throw new Problem(`${error.message}\nIt is: ${FORM}`, { cause: error });
  }
}

/** Everything of a package besides what is compiled. */
function writePackage(folder, room, known) {
  mkdirSync(folder, { recursive: true });
  const manifest = packedManifest(readPackage(`shared/${room}`), known);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const note of NOTES) cpSync(at('shared', room, note), join(folder, note));
  cpSync(at('LICENSE'), join(folder, 'LICENSE'));
  if (existsSync(at('shared', room, 'types'))) cpSync(at('shared', room, 'types'), join(folder, 'types'), { recursive: true });
}

async function toTarball(folder, out) {
  const log = at('.cache/logs/pack.log');
  const { code, excerpt } = await run('npm', ['pack', '--pack-destination', out], { cwd: folder, log });
  if (code !== 0) throw new Problem(`${folder} could not be packed:\n${excerpt()}`);
}

/**
 * Packs what a remote outside of this workspace needs into a folder of tarballs, which takes the place of an earlier one.
 * @returns paths of the tarballs by the names of their packages
 */
export async function packAll(out, progress) {
  await ensureInstalled(progress);
  const work = at(`.cache/pack-${process.pid}`);
  const versions = Object.fromEntries(ROOMS.map((room) => readPackage(`shared/${room}`)).map(({ name, version }) => [name, version]));
  const known = { catalog: readCatalog(), versions };
  const place = (room) => join(work, 'packages', room);
  try {
    for (const room of ROOMS) writePackage(place(room), room, known);
    await progress.during('Types and scripts', () => compile(join(work, 'emitted'), WORLDS, (room) => join(place(room), 'dist')));
    mkdirSync(out, { recursive: true });
    for (const file of readdirSync(out).filter((name) => /^mortar-[a-z]+-.*\.tgz$/.test(name))) rmSync(join(out, file));
    for (const room of ROOMS) await toTarball(place(room), out);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, join(out, `${name.slice(1).replace('/', '-')}-${version}.tgz`)]),
  );
}

/** `npm run mortar -- pack`: the tarballs, one line for each. */
export async function pack(args, progress) {
  const files = await packAll(readOut(args), progress);
  for (const file of Object.values(files)) process.stdout.write(`${file}\n`);
}
