// Builds the documents of the games: dist/<version>/<id>/{index.html,game.js,game.css,icon.svg}, dist/<version>/fonts, build.json,
// dist/current.json.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const DIST = here('dist');
const KEPT = 3;
const compressed = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Script and style of a game, as classic files without a map, and the fonts that all games share. */
async function bundled(id) {
  const { outputFiles } = await build({
    entryPoints: [
      { in: here(`src/${id}/main.ts`), out: `${id}/game` },
      { in: here('src/frame/game.css'), out: `${id}/game` },
    ],
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]',
    outdir: DIST,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome120', 'firefox121', 'safari17'],
    logLevel: 'warning',
  });
  return outputFiles.map(({ path, contents }) => ({ path: relative(DIST, path), bytes: Buffer.from(contents) }));
}

async function filesOf({ id, titles }) {
  const template = await readFile(here('src/frame/index.html'), 'utf8');
  const code = await bundled(id);
  const script = code.find(({ path }) => path.endsWith('game.js')).bytes;
  const html = template.replaceAll('{{id}}', id).replaceAll('{{title}}', titles.en).replace('{{integrity}}', integrityOf(script));
  return [
    ...code,
    { path: `${id}/index.html`, bytes: Buffer.from(html) },
    { path: `${id}/icon.svg`, bytes: await readFile(here(`src/${id}/icon.svg`)) },
  ];
}

/** The games as their rules say; read from the sources, which Node cannot run by itself. */
async function listedGames() {
  const { outputFiles } = await build({ entryPoints: [here('src/rules/index.ts')], bundle: true, write: false, format: 'esm' });
  const { games } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
  return games.map(({ id, rules, titles }) => ({ id, rules, titles }));
}

const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function writeVersion(folder, files, manifest) {
  const draft = `${folder}.draft-${process.pid}`;
  for (const { path, bytes } of files) {
    await mkdir(dirname(join(draft, path)), { recursive: true });
    await writeFile(join(draft, path), bytes);
    if (path.endsWith('.woff2')) continue;
    for (const [ending, compress] of Object.entries(compressed)) await writeFile(join(draft, `${path}.${ending}`), await compress(bytes));
  }
  await writeFile(join(draft, 'build.json'), JSON.stringify(manifest, null, 1));
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

async function forgetOldBuilds(current) {
  const entries = await readdir(DIST, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== current && !entry.name.includes('.draft-'));
  const dated = await Promise.all(folders.map(async ({ name }) => ({ name, at: (await stat(join(DIST, name))).mtimeMs })));
  const old = dated.sort((a, b) => b.at - a.at).slice(KEPT);
  await Promise.all(old.map(({ name }) => rm(join(DIST, name), { recursive: true, force: true })));
}

/** Builds all games unless the same was built before. @returns the version, named for the content of all files */
export async function buildGames() {
  const games = await listedGames();
  const built = (await Promise.all(games.map(filesOf))).flat();
  const files = [...new Map(built.map((file) => [file.path, file])).values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const hash = createHash('sha256');
  for (const { path, bytes } of files) hash.update(`${path}\0`).update(bytes);
  const { version: release } = JSON.parse(await readFile(here('package.json'), 'utf8'));
  const version = `${release}-${hash.digest('hex').slice(0, 8)}`;
  const listed = files.map(({ path, bytes }) => ({ path, integrity: integrityOf(bytes), bytes: bytes.length }));
  if (!existsSync(join(DIST, version, 'build.json')))
    await writeVersion(join(DIST, version), files, { name: 'games', version, games, files: listed });
  await writeFile(join(DIST, `current.json.${process.pid}`), JSON.stringify({ version }));
  await rename(join(DIST, `current.json.${process.pid}`), join(DIST, 'current.json'));
  await forgetOldBuilds(version);
  return version;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify({ folder: 'shared/games', version: await buildGames() }));
