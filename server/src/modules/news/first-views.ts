import type { News, NewsBlock, Story } from '@mortar/protocol/news';
import { only } from '../../core/page-beginning.ts';

// What first paints of the news name (`mfe-community/src/pages/{news,article}/opening.tsx`, ADR 0067). Times are left to the page, which
// tells them in the reader's way.

const partsOf = ({ newsid, source, lang, title, summary, url, category, picture, isDemo }: News) => ({
  newsid,
  source: source?.name ?? null,
  isOut: url !== null,
  lang,
  title,
  summary,
  category: only(category),
  isDemo,
  picture: picture && { src: picture.url, width: picture.width, height: picture.height, alt: picture.alt },
});

const storyOf = ({ lead, also, alsoCount }: Story) => ({
  ...partsOf(lead),
  isTold: also.length > 0,
  also: also.map(({ source, title, lang }) => ({ source: source?.name ?? '', title, lang })),
  isMore: alsoCount > also.length,
});

/** Stories that fill the highest screen. */
const MOST_PAINTED = 7;

export function storiesView(list: readonly Story[]) {
  const [lead, ...river] = list.slice(0, MOST_PAINTED).map(storyOf);
  return { stories: lead ? [{ lead, river }] : [] };
}

type Part = { heading: string } | { paragraph: string } | { items: string[] };

/** Words of an article; its items that follow each other are one list. */
function wordsOf(blocks: readonly NewsBlock[]): Part[] {
  const parts: Part[] = [];
  for (const { kind, spans } of blocks) {
    const words = spans.map(({ text }) => text).join('');
    const last = parts.at(-1);
    if (kind !== 'item') parts.push(kind === 'heading' ? { heading: words } : { paragraph: words });
    else if (last && 'items' in last) last.items.push(words);
    else parts.push({ items: [words] });
  }
  return parts;
}

export const articleView = (news: News, author: string | null, body: readonly NewsBlock[]) => ({
  article: { ...partsOf(news), author, words: wordsOf(body) },
});
