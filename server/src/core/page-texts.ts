import type { LocalizedText } from '@mortar/protocol';

/** A picture of what a page shows. */
export interface PagePicture {
  /** A path of the site's, in each language. */
  path: LocalizedText;
  /** In px. */
  width: number;
  height: number;
  /** What it shows, for who doesn't see it. */
  alt: LocalizedText;
}

/** What a page says of itself, in every language. */
export interface PageTexts {
  title: LocalizedText;
  description: LocalizedText;
  /** By which other sites show a link to it; without one a card with its words is drawn. */
  picture?: PagePicture;
}

/**
 * A room that knows more of its pages than `remote.json` does, such as the name of the thing that a page shows.
 * It gets a path as it is written best (`/games/fuse`) and, when a page is opened, its search part; it says nothing of a
 * path that is not its own, and null of one of its own that names nothing that everybody may see: tags and pictures of
 * pages hold what rooms say, never what an address says.
 */
export type PageTextSource = (pathname: string, search?: URLSearchParams) => Promise<Partial<PageTexts> | null | undefined>;

/** Several as one: the first that knows a path is heard. */
export const inTurn =
  (sources: readonly PageTextSource[]): PageTextSource =>
  async (pathname, search) => {
    for (const source of sources) {
      const texts = await source(pathname, search);
      if (texts !== undefined) return texts;
    }
    return undefined;
  };

/** Words of people's own, which are the same in every language. */
export const inBoth = (text: string): LocalizedText => ({ en: text, 'zh-HK': text });

/** A name within so many characters; a sign says that more follow. */
export function cutName(name: string, most: number): string {
  const signs = [...name];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : name;
}
