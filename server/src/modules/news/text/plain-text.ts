import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { keptLine } from '../../../lib/kept-text.ts';
import { cutText } from '../../../lib/cut-text.ts';

/** More of a text is not looked at. */
const READ_CHARACTERS = 20_000;
const UNSEEN = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
]);

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The words of a piece of HTML on one line: no tags, nothing that runs, nothing that hides or turns text. */
export function plainLine(html: string): string {
  const words: string[] = [];
  const waiting: Node[] = parseFragment(html.slice(0, READ_CHARACTERS)).childNodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('value' in node) words.push(node.value);
    else if ('tagName' in node && !UNSEEN.has(node.tagName)) {
      const isInline = /^(a|abbr|b|bdi|cite|code|em|font|i|mark|q|s|small|span|strong|sub|sup|u)$/.test(node.tagName);
      if (!isInline) words.push(' ');
      waiting.push(...node.childNodes.toReversed());
    }
  }
  return keptLine(words.join(''));
}

/** A line of at most so many characters, ended at a word where there is one. */
export function shortened(line: string, most: number): string {
  if (line.length <= most) return line;
  const cut = cutText(line, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > most * 0.7 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
