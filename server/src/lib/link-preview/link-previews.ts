import type { LinkPreview } from '@mortar/protocol/messaging';
import { LRUCache } from 'lru-cache';
import { publicUrl } from '../outside/index.ts';
import type { FetchPage } from './fetch-page.ts';
import { previewOf } from './preview-of.ts';

const LINK = /\bhttps?:\/\/[^\s<>"'，。！？）】」]+/i;
const KEPT = 2000;
const KEPT_MS = 10 * 60 * 1000;

/** The first address in a text that may be asked. */
export const linkOf = (text: string): string | undefined => publicUrl(text.match(LINK)?.[0].replace(/[.,:;!?)\]]+$/, '') ?? '')?.href;

/** What links lead to, each asked once in ten minutes. */
export function createLinkPreviews(fetchPage: FetchPage) {
  const underWay = new LRUCache<string, Promise<LinkPreview | undefined>>({ max: KEPT, ttl: KEPT_MS });
  const known = new LRUCache<string, LinkPreview>({ max: KEPT, ttl: KEPT_MS });

  async function look(url: string): Promise<LinkPreview | undefined> {
    const page = await fetchPage(url);
    const found = page && previewOf(page, url);
    if (found) known.set(url, found);
    return found;
  }

  return {
    read(url: string): Promise<LinkPreview | undefined> {
      const found = underWay.get(url) ?? look(url);
      underWay.set(url, found);
      return found;
    },
    /** What was found a little while ago. */
    known: (url: string): LinkPreview | undefined => known.get(url),
  };
}

export type LinkPreviews = ReturnType<typeof createLinkPreviews>;
