import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_MANIFEST_FILE } from '@mortar/protocol';

/** A shell that was built, as small as one can be. */
export interface ShellFolder {
  path: string;
  remove(): void;
}

export function createShellFolder(): ShellFolder {
  const path = mkdtempSync(join(tmpdir(), 'mortar-shell-'));
  const chunk = (name: string) => ({ js: [`${name}.js`], css: [] });
  const chunks = { main: chunk('main'), federation: chunk('federation'), 'locale-en': chunk('locale-en') };
  mkdirSync(join(path, '1'));
  writeFileSync(join(path, 'current.json'), '{"version":"1"}');
  writeFileSync(join(path, '1', BUILD_MANIFEST_FILE), JSON.stringify({ chunks, files: [] }));
  return { path, remove: () => rmSync(path, { recursive: true }) };
}
