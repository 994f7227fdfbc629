import { readFileSync } from 'node:fs';
import { at } from '../lib/paths.mjs';

const LINE = /^ {2}'?([^'#:][^':]*)'?: '?([^'\n]+?)'?$/gm;

/** Exact version of every package that the workspace names, by name. */
export function readCatalog() {
  const [, list = ''] = /^catalog:\n((?: {2}.*\n)*)/m.exec(readFileSync(at('pnpm-workspace.yaml'), 'utf8')) ?? [];
  return Object.fromEntries([...list.matchAll(LINE)].map(([, name, version]) => [name, version]));
}
