import { $links, outwardHref } from '@mortar/host';
import type { News } from '@mortar/protocol/news';
import { useUnit } from 'effector-react';

/** Path of a piece of news on this site. */
export const whereTo = ({ newsid }: Pick<News, 'newsid'>): string => `/news/${newsid}`;

/** Address by which what stands elsewhere is left for; null for an article of this site. */
export function useOutward({ url }: Pick<News, 'url'>): string | null {
  const links = useUnit($links);
  return url === null ? null : (outwardHref(url, links) ?? null);
}
