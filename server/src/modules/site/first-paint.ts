import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@mortar/protocol';
import { FIRST_PAINT_PLACE, firstPaintFile, firstPaintLayout, type RemotePin, type RemoteRoute } from '@mortar/protocol/registry';
import { LRUCache } from 'lru-cache';
import Mustache from 'mustache';
import { readPublished, type VersionPlaces } from '../registry/index.ts';

interface Sources {
  /** Where remotes lie. */
  places: Pick<VersionPlaces, 'parentOf' | 'bring'>;
  /** Folder of the shell's present build. */
  shell: string;
}

interface Shown {
  name: string;
  pin: RemotePin;
  route: RemoteRoute;
}

/** A place that content fills, as Mustache writes it. */
const OPEN_PLACE = /\{\{#/;

/** Reads the static markup that builds made: layout and page, or nothing where one of them has none. */
export function createFirstPaint({ places, shell }: Sources) {
  const texts = new LRUCache<string, string>({ max: 200, maxSize: 8 << 20, sizeCalculation: (text) => text.length + 1 });

  /** Read once, be it there or not; what could not be read now is asked for again. */
  async function once(key: string, read: () => Promise<string>): Promise<string> {
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = await read();
    texts.set(key, text);
    return text;
  }

  const ofShell = (part: string, locale: Locale) => {
    const file = join(shell, firstPaintFile(part, locale));
    return once(file, () => readFile(file, 'utf8').catch(() => ''));
  };

  const ofRemote = (name: string, version: string, file: string) =>
    once(`${name}/${version}/${file}`, async () => (await readPublished(places, { name, version, file })) ?? '').catch(() => '');

  /** @param view fills what the page's markup leaves open; one that leaves something open shows only so */
  return async (
    locale: Locale,
    { name, pin, route }: Shown,
    isSignedIn: boolean,
    view?: Readonly<Record<string, unknown>>,
  ): Promise<string> => {
    const [layout, page] = await Promise.all([
      ofShell(firstPaintLayout(route.layout, isSignedIn), locale),
      ofRemote(name, pin.version, firstPaintFile(route.page, locale)),
    ]);
    const filled = OPEN_PLACE.test(page) ? view && Mustache.render(page, view) : page;
    return filled ? layout.replace(FIRST_PAINT_PLACE, () => filled) : '';
  };
}
