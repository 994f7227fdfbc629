import { LRUCache } from 'lru-cache';
import { readPublished, type VersionPlaces } from '../registry/index.ts';
import type { PageFile } from './page-files.ts';
import { withAbsoluteUrls } from './shell-build.ts';

interface Log {
  error(details: object, text: string): void;
}

/** A stylesheet as it goes into a page. */
export interface InlineStyle {
  css: string;
  href: string;
}

/**
 * Stylesheets of remotes as text; a published file never changes, so it is read once. One that cannot be had now is
 * left out: the page stands, and the shell treats it as it does any file that did not load.
 */
export function createStyleReader(places: Pick<VersionPlaces, 'parentOf' | 'bring'>, log: Log) {
  const texts = new LRUCache<string, string>({ max: 200, maxSize: 8 << 20, sizeCalculation: (text) => text.length + 1 });

  return async ({ url }: PageFile): Promise<InlineStyle[]> => {
    const known = texts.get(url);
    if (known !== undefined) return [{ css: known, href: url }];
    // All parts come from the registry.
    const [name = '', version = '', file = ''] = url.slice('/r/'.length).split('/');
    const text = await readPublished(places, { name, version, file }).catch((error: unknown) => {
      log.error({ err: error, url }, 'a page goes without a stylesheet');
      return undefined;
    });
    if (text === undefined) return [];
    const css = withAbsoluteUrls(text, url.slice(0, url.lastIndexOf('/') + 1));
    texts.set(url, css);
    return [{ css, href: url }];
  };
}
