import type { Locale } from '@mortar/protocol';
import { pageChunks, type RemotePin } from '@mortar/protocol/registry';
import { isBeyondImportMap } from './policy.ts';
import { prepareTag } from './tags.ts';

export interface PageOfRemote {
  remote: string;
  pin: RemotePin;
  page: string;
  locale: Locale;
}

const isFetched = (path: string) => performance.getEntriesByName(new URL(path, location.href).href).length > 0;

/** Not what the page's policy refuses, nor what a development server has, whose files nobody knows before they run. */
export const isPrefetchable = (remote: string, pin: RemotePin) => !isBeyondImportMap(pin, remote) && !URL.canParse(pin.entry);

/** Fetches what a page is made of, all of it at once; what the browser has asked for already is left alone. */
export function prefetchPage({ remote, pin, page, locale }: PageOfRemote): void {
  const chunks = pageChunks(page, locale).flatMap((name) => pin.chunks[name] ?? []);
  const files = [
    ...[...new Set([pin.entry, ...chunks.flatMap(({ js }) => js)])].map((file) => ({ file, as: 'script' })),
    ...chunks.flatMap(({ css }) => css).map((file) => ({ file, as: 'style' })),
  ];
  for (const { file, as } of files) {
    const path = `/r/${remote}/${pin.version}/${file}`;
    if (isFetched(path)) continue;
    const link = document.createElement('link');
    link.rel = as === 'script' && pin.type === 'module' ? 'modulepreload' : 'preload';
    link.as = as;
    prepareTag(link, path);
    document.head.append(link);
  }
}
