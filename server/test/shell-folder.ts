import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_MANIFEST_FILE, LOCALES, OFFLINE_PAGE_PART, firstPaintFile } from '@mortar/protocol';
import { PROVIDED } from './host.ts';

/** A shell that was built, as small as one can be. */
export interface ShellFolder {
  path: string;
  remove(): void;
}

export function createShellFolder(): ShellFolder {
  const path = mkdtempSync(join(tmpdir(), 'mortar-shell-'));
  const chunk = (name: string) => ({ js: [`${name}.js`], css: [] });
  const chunks = { main: chunk('main'), 'locale-en': chunk('locale-en') };
  mkdirSync(join(path, '1'));
  writeFileSync(join(path, 'current.json'), '{"version":"1"}');
  writeFileSync(join(path, '1', BUILD_MANIFEST_FILE), JSON.stringify({ version: '1', chunks, files: [], shared: PROVIDED }));
  for (const name of ['service-worker', 'no-service-worker', 'offline-page']) writeFileSync(join(path, '1', `${name}.js`), `/* ${name} */`);
  for (const { code } of LOCALES)
    writeFileSync(join(path, '1', firstPaintFile(OFFLINE_PAGE_PART, code)), `<main data-title="${code}">offline in ${code}</main>`);
  return { path, remove: () => rmSync(path, { recursive: true }) };
}
