import type { LinkPreview } from '@mortar/protocol/messaging';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { keptLine } from '../kept-text.ts';
import type { Page } from './fetch-page.ts';
import { cutText } from '../cut-text.ts';

const TITLE_CHARACTERS = 120;
const DESCRIPTION_CHARACTERS = 240;
const SITE_CHARACTERS = 60;

type Node = DefaultTreeAdapterTypes.ChildNode;

function* elementsOf(nodes: readonly Node[]): Generator<DefaultTreeAdapterTypes.Element> {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    yield node;
    if (node.tagName === 'html' || node.tagName === 'head') yield* elementsOf(node.childNodes);
  }
}

const textOf = (element: DefaultTreeAdapterTypes.Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** What a page says of itself in its head; undefined without a title. */
export function previewOf({ url, html }: Page, link: string): LinkPreview | undefined {
  const said = new Map<string, string>();
  for (const element of elementsOf(parse(html).childNodes)) {
    if (element.tagName === 'title' && !said.has('title')) said.set('title', textOf(element));
    if (element.tagName !== 'meta') continue;
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const name = attributes.get('property') ?? attributes.get('name');
    const content = attributes.get('content');
    if (name !== undefined && content !== undefined && !said.has(name)) said.set(name, content);
  }
  const pick = (most: number, ...names: string[]) => cutText(keptLine(names.map((name) => said.get(name)).find(Boolean) ?? ''), most);
  const title = pick(TITLE_CHARACTERS, 'og:title', 'title');
  if (title === '') return undefined;
  const host = new URL(url).hostname.replace(/^www\./, '');
  // The name of the site is where the link leads: a page may not give itself another's.
  return {
    url: link,
    title,
    description: pick(DESCRIPTION_CHARACTERS, 'og:description', 'description'),
    site: host.slice(0, SITE_CHARACTERS),
  };
}
