import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { PageFile } from './page-files.ts';
import { withAbsoluteUrls } from './shell-build.ts';

/** Stylesheets of remotes as text; a published file never changes, so it is read once. */
export function createStyleReader(dataDir: string) {
  const texts = new LRUCache<string, string>({ max: 200, maxSize: 8 << 20, sizeCalculation: (text) => text.length + 1 });

  return async ({ url }: PageFile): Promise<{ css: string; href: string }> => {
    const known = texts.get(url);
    if (known !== undefined) return { css: known, href: url };
    // `/r/<name>/<version>/<file>` lies in `remotes/<name>/<version>/<file>`; all parts come from the registry.
    const text = await readFile(join(dataDir, 'remotes', url.slice('/r/'.length)), 'utf8');
    const css = withAbsoluteUrls(text, url.slice(0, url.lastIndexOf('/') + 1));
    texts.set(url, css);
    return { css, href: url };
  };
}
