import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT, compressFolder } from '@mortar/build';
import type { BuildManifest } from '@mortar/protocol/registry';
import { currentBuild } from '../stack.ts';
import type { Document } from './variants.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';

/** The shell's main script whose functions are compiled when the page first calls them. */
export interface LazyMain {
  dir: string;
  /** Path that its folder is served from. */
  base: string;
  /** The page with this script in the place of its own. @throws Error when it has none */
  documentOf: (document: Document) => Document;
}

/** @throws Error when the built script doesn't begin with the hint */
export async function lazyMain({ chunks }: Pick<BuildManifest, 'chunks'>): Promise<LazyMain> {
  const dir = join(WORKSPACE_ROOT, 'bench/dist/lazy-main');
  const base = '/lazy-main/';
  const name = chunks['main']!.js[0]!;
  const text = readFileSync(join(currentBuild('shell').dir, name), 'utf8');
  if (!text.startsWith(HINT)) throw new Error(`${name} does not begin with ${HINT.trim()}`);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, name), text.slice(HINT.length));
  const [file] = await compressFolder(dir);
  const tag = new RegExp(`src="[^"]*/${name}" integrity="[^"]*"`);
  return {
    dir,
    base,
    documentOf({ html, policies }) {
      if (!tag.test(html)) throw new Error(`the page does not start ${name}`);
      return { html: html.replace(tag, `src="${base}${name}" integrity="${file!.integrity}"`), policies };
    },
  };
}
