import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@mortar/protocol';
import { BUILD_MANIFEST_FILE, developmentFlavour, firstPaintFile, OFFLINE_PAGE_PART } from '@mortar/protocol/registry';
import { PROVIDED } from './host.ts';

/** A shell that was built, with its development flavour, as small as one can be. */
export interface ShellFolder {
  path: string;
  remove(): void;
}

export function createShellFolder(): ShellFolder {
  const path = mkdtempSync(join(tmpdir(), 'mortar-shell-'));
  const chunk = (name: string) => ({ js: [`${name}.js`], css: [] });
  // One that pages start, and one that only the server reads.
  const files = ['connection-worker', 'offline-page'].map((name) => ({ path: `${name}.js`, integrity: `sha384-${name}` }));
  const chunks = { main: chunk('main'), 'locale-en': chunk('locale-en') };
  for (const version of ['1', developmentFlavour('1')]) {
    mkdirSync(join(path, version));
    writeFileSync(join(path, version, BUILD_MANIFEST_FILE), JSON.stringify({ version, chunks, files, shared: PROVIDED }));
  }
  writeFileSync(join(path, 'current.json'), '{"version":"1"}');
  for (const name of ['service-worker', 'no-service-worker', 'offline-page']) writeFileSync(join(path, '1', `${name}.js`), `/* ${name} */`);
  for (const { code } of LOCALES)
    writeFileSync(join(path, '1', firstPaintFile(OFFLINE_PAGE_PART, code)), `<main data-title="${code}">offline in ${code}</main>`);
  return { path, remove: () => rmSync(path, { recursive: true }) };
}
