import type { NewsBlock } from './schemas.ts';

type Span = NewsBlock['spans'][number];
const MARKED = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\((https:\/\/[^\s()]+)\)/g;
const KINDS: readonly [mark: string, kind: NewsBlock['kind']][] = [
  ['## ', 'heading'],
  ['- ', 'item'],
];

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  const plain = (text: string) => void (text && spans.push({ text, href: null, isStrong: false }));
  let at = 0;
  for (const found of line.matchAll(MARKED)) {
    plain(line.slice(at, found.index));
    const [whole, strong, words, href] = found;
    spans.push({ text: strong ?? words!, href: href ?? null, isStrong: strong !== undefined });
    at = found.index + whole.length;
  }
  plain(line.slice(at));
  return spans;
}

/** Parts of an article's text, for readers and for the preview of who writes it: paragraphs, headings (`## `) and what is listed (`- `), with strong words and links in them. */
export function blocksOf(body: string): NewsBlock[] {
  return body.split('\n').flatMap((line): NewsBlock[] => {
    if (line.trim() === '') return [];
    const [mark, kind] = KINDS.find(([start]) => line.startsWith(start)) ?? ['', 'paragraph' as const];
    return [{ kind, spans: spansOf(line.slice(mark.length)) }];
  });
}
