import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Build of the games' documents that tests serve. */
export const GAMES_VERSION = '1.0.0-test';

/** Documents of games that were built, as small as they can be. */
export interface GamesFolder {
  path: string;
  remove(): void;
}

export function createGamesFolder(ids: readonly string[]): GamesFolder {
  const path = mkdtempSync(join(tmpdir(), 'mortar-games-'));
  const folder = join(path, GAMES_VERSION);
  const files = ids.flatMap((id) =>
    ['index.html', 'game.js', 'game.css', 'icon.svg'].map((name) => writeFile(folder, `${id}/${name}`, `${name} of ${id} `.repeat(20))),
  );
  files.push(writeFile(folder, 'fonts/sans-latin.woff2', 'a font'));
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ name: 'games', version: GAMES_VERSION, files }));
  writeFileSync(join(path, 'current.json'), JSON.stringify({ version: GAMES_VERSION }));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function writeFile(folder: string, path: string, text: string) {
  const bytes = Buffer.from(text);
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), bytes);
  const listed = { path, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, bytes: bytes.length };
  // A font is packed already.
  if (path.endsWith('.woff2')) return listed;
  writeFileSync(join(folder, `${path}.br`), brotliCompressSync(bytes));
  writeFileSync(join(folder, `${path}.gz`), gzipSync(bytes));
  return listed;
}
