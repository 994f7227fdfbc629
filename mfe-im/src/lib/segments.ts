import type { Mention } from '@mortar/protocol/messaging';
import { LinkifyIt } from 'linkify-it';

/** A stretch of a message's text. */
export type Segment =
  | { kind: 'text'; text: string; at: number }
  | { kind: 'link'; text: string; at: number; url: string }
  | { kind: 'mention'; text: string; at: number; uid: string };

const links = new LinkifyIt({ fuzzyLink: true });

/** A text in its parts: names that it names, addresses of the web, and what stands between. */
export function segmentsOf(text: string, mentions: readonly Mention[]): Segment[] {
  const named = mentions.map(({ uid, offset, length }): Segment => ({
    kind: 'mention',
    at: offset,
    text: text.slice(offset, offset + length),
    uid,
  }));
  const linked = (links.match(text) ?? [])
    .filter(({ schema }) => schema !== 'mailto:')
    .map((match): Segment => ({
      kind: 'link',
      at: match.index,
      text: match.text,
      url: match.schema === '' ? match.url.replace(/^http:/, 'https:') : match.url,
    }));
  const segments: Segment[] = [];
  let end = 0;
  const between = (to: number) => {
    if (to > end) segments.push({ kind: 'text', at: end, text: text.slice(end, to) });
  };
  for (const segment of [...named, ...linked].sort((a, b) => a.at - b.at)) {
    // Of two that overlap the first one counts.
    if (segment.at < end || segment.text === '') continue;
    between(segment.at);
    segments.push(segment);
    end = segment.at + segment.text.length;
  }
  between(text.length);
  return segments;
}
