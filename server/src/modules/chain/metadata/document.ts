import type { Trait } from '@mortar/protocol/market';
import { keptLine, keptText } from '../../../lib/kept-text.ts';
import { Unread } from './fault.ts';
import { DESCRIPTION_CHARACTERS, DOCUMENT_DEPTH, LINK_CHARACTERS, NAME_CHARACTERS, TRAIT_CHARACTERS, TRAITS } from './limits.ts';

/** What a token says of itself, as it is kept. */
export interface Document {
  name: string | null;
  description: string;
  traits: Trait[];
  /** A link, or `data:` where it holds it itself. */
  animation: string | null;
  link: string | null;
  /** Where its picture lies; empty where it has none. */
  picture: string;
  /** Where what it plays lies, as it was said; empty where there is none. */
  moving: string;
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPENING, CLOSING] = [new Set(Buffer.from('[{')), new Set(Buffer.from(']}'))];

/** Stands for an address that holds what it names. */
export const INSIDE = 'data:';
const isInside = (value: unknown): boolean => typeof value === 'string' && /^\s*data:/i.test(value);

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const line = (value: unknown, most: number): string => (typeof value === 'string' ? keptLine(value.slice(0, most)) : '');

/** Refuses what is nested too deep, before anything is made of it. */
function checkDepth(bytes: Buffer): void {
  let depth = 0;
  let isText = false;
  for (let place = 0; place < bytes.length; place += 1) {
    const byte = bytes[place];
    if (byte === QUOTE) isText = !isText;
    else if (isText) place += byte === BACKSLASH ? 1 : 0;
    else if (OPENING.has(byte!)) depth += 1;
    else if (CLOSING.has(byte!)) depth -= 1;
    if (depth > DOCUMENT_DEPTH) throw new Unread('unreadable');
  }
}

function parsed(bytes: Buffer): Json {
  checkDepth(bytes);
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Said below.
  }
  throw new Unread('unreadable');
}

/** A link that a page may offer; never one that runs something. */
function linkOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LINK_CHARACTERS) return null;
  const text = keptLine(value);
  return /^(?:https?|ipfs|ar):\/\/[^\s"'<>]+$/i.test(text) && URL.canParse(text) ? text : null;
}

function traitOf(entry: unknown): Trait[] {
  if (!isObject(entry)) return [];
  const { trait_type: type, value, display_type: display } = entry;
  const kept = Number.isFinite(value) ? (value as number) : line(typeof value === 'boolean' ? String(value) : value, TRAIT_CHARACTERS);
  if (kept === '') return [];
  return [{ type: line(type, TRAIT_CHARACTERS), value: kept, display: line(display, TRAIT_CHARACTERS) || null }];
}

/** Traits as most write them, in a list; or an object of names and values. */
function traitsOf(attributes: unknown): Trait[] {
  const entries = isObject(attributes)
    ? Object.entries(attributes).map(([type, value]) => ({ trait_type: type, value }))
    : Array.isArray(attributes)
      ? (attributes as unknown[])
      : [];
  return entries.slice(0, TRAITS).flatMap(traitOf);
}

/**
 * What metadata says, by the fields of ERC-721, ERC-1155 and, of a collection, ERC-7572, and those that marketplaces share: texts are texts, links are links, and
 * everything has an end. @throws Unread `unreadable` where it is no JSON object
 */
export function documentOf(bytes: Buffer): Document {
  const {
    name,
    description,
    attributes,
    animation_url: animation,
    external_url: link,
    external_link: collectionLink,
    image,
    image_url: other,
    image_data: drawn,
  } = parsed(bytes);
  const picture = [image, other].find((value): value is string => typeof value === 'string' && value !== '');
  return {
    name: line(name, NAME_CHARACTERS) || null,
    description: typeof description === 'string' ? keptText(description.slice(0, DESCRIPTION_CHARACTERS)) : '',
    traits: traitsOf(attributes),
    animation: isInside(animation) ? INSIDE : linkOf(animation),
    link: linkOf(link ?? collectionLink),
    // A drawing itself instead of its address.
    picture: picture ?? (typeof drawn === 'string' ? `data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}` : ''),
    moving: typeof animation === 'string' ? animation : '',
  };
}
