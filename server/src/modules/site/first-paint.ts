import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_PAINT_PLACE, firstPaintFile, firstPaintLayout, type Locale, type RemotePin, type RemoteRoute } from '@mortar/protocol';
import { LRUCache } from 'lru-cache';

interface Folders {
  dataDir: string;
  /** Folder of the shell's present build. */
  shell: string;
}

interface Shown {
  name: string;
  pin: RemotePin;
  route: RemoteRoute;
}

/** Reads the static markup that builds made: layout and page, or nothing where one of them has none. */
export function createFirstPaint({ dataDir, shell }: Folders) {
  const texts = new LRUCache<string, string>({ max: 200, maxSize: 8 << 20, sizeCalculation: (text) => text.length + 1 });

  async function text(folder: string, part: string, locale: Locale): Promise<string> {
    const file = join(folder, firstPaintFile(part, locale));
    const known = texts.get(file);
    if (known !== undefined) return known;
    const read = await readFile(file, 'utf8').catch(() => '');
    texts.set(file, read);
    return read;
  }

  return async (locale: Locale, { name, pin, route }: Shown, isSignedIn: boolean): Promise<string> => {
    const [layout, page] = await Promise.all([
      text(shell, firstPaintLayout(route.layout, isSignedIn), locale),
      text(join(dataDir, 'remotes', name, pin.version), route.page, locale),
    ]);
    return page && layout.replace(FIRST_PAINT_PLACE, () => page);
  };
}
