import { createHash } from 'node:crypto';
import { isLocale, type Locale } from '@mortar/protocol';
import type { DrawnCard } from './drawing.ts';

/** Raise it with every change of how pictures look: who has an old one keeps it for a year. */
export const DRAWING = 1;

/** A picture by its address. */
export interface PictureAddress {
  version: string;
  locale: Locale;
  /** Path of the page. */
  path: string;
}

const ADDRESS = /^\/preview\/([0-9a-f]{16})\/([A-Za-z-]{2,8})(\/.+)?\.png$/;

/** Names what a picture shows and how it is drawn. */
export function versionOf({ locale, key, title, description }: DrawnCard): string {
  const contents = JSON.stringify([DRAWING, locale, key, title, description]);
  return createHash('sha256').update(contents).digest('hex').slice(0, 16);
}

/** `/preview/<version>/<locale>/<path>.png`; that of the first page has no path. */
export function writeAddress({ version, locale, path }: PictureAddress): string {
  return `/preview/${version}/${locale}${path === '/' ? '' : path}.png`;
}

/** Reads such an address; nothing for anything else. */
export function readAddress(pathname: string): PictureAddress | undefined {
  const [, version, locale, path = '/'] = ADDRESS.exec(pathname) ?? [];
  return version && isLocale(locale) ? { version, locale, path } : undefined;
}
