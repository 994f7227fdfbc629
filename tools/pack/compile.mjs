import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from '../lib/fail.mjs';
import { at } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

/** Not for others: tests, the page of components, development of this workspace. */
const LEFT_OUT = /\.test\.tsx?$|^(gallery|dev|testing)\//;
const SOURCE = /\.tsx?$/;
const RELATIVE = /((?:from|import)\s*\(?\s*['"]\.[^'"]*)\.tsx?(?=['"])/g;

const filesOf = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** Makes scripts and types of rooms that share one world, by tsc: `<folder>/<room>/src/…`. */
async function emit(folder, world, rooms) {
  const config = join(folder, 'tsconfig.json');
  const options = { noEmit: false, declaration: true, rewriteRelativeImportExtensions: true, rootDir: at('shared'), outDir: folder };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: at(`tsconfig.${world}.json`),
      compilerOptions: { ...options, typeRoots: [at('node_modules/@types')] },
      include: [...rooms.map((room) => at('shared', room, 'src')), at('shared/build/types')],
      exclude: ['gallery', 'dev'].map((part) => at('shared/*/src', part)).concat(at('shared/*/src/**/*.test.*')),
    }),
  );
  const { code, excerpt } = await run(process.execPath, [at('node_modules/@typescript/native/bin/tsc'), '-p', config], {
    log: at(`.cache/logs/pack-${world}.log`),
  });
  if (code !== 0) throw new Problem(`Rooms could not be packed, their types do not hold:\n${excerpt()}`);
}

/** tsc leaves the ends of relative imports in types as they are written. */
function renameImports(file) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(RELATIVE, '$1.js'));
}

/** What of a room is neither script nor type: styles, pictures, notices. */
function copyAssets(room, dist) {
  for (const entry of filesOf(at('shared', room, 'src'))) {
    const file = join(entry.parentPath, entry.name).slice(at('shared', room, 'src').length + 1);
    if (SOURCE.test(file) || LEFT_OUT.test(file)) continue;
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    cpSync(at('shared', room, 'src', file), join(dist, file));
  }
}

/**
 * Compiles rooms of `shared` for others.
 * @param worlds rooms by the `tsconfig` that their types are checked with
 * @param place gives the folder that takes a room's files
 * @throws Problem with what tsc says
 */
export async function compile(folder, worlds, place) {
  for (const [world, rooms] of Object.entries(worlds)) {
    await emit(join(folder, world), world, rooms);
    for (const room of rooms) {
      const dist = place(room);
      cpSync(join(folder, world, room, 'src'), dist, { recursive: true });
      for (const entry of filesOf(dist)) if (entry.name.endsWith('.d.ts')) renameImports(join(entry.parentPath, entry.name));
      copyAssets(room, dist);
    }
  }
}
