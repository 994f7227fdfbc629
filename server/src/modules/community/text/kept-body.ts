import { facetsOf, type Facet, type Named } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError, type FieldTexts } from '../../../lib/app-error.ts';
import { keptLine, keptText } from '../../../lib/kept-text.ts';
import { findAuthors } from '../people.ts';
import { langOf } from './lang-of.ts';

export interface Body {
  text: string;
  facets: Facet[];
  lang: string;
}

const LONG = (most: number): FieldTexts => ({
  text: { en: `That’s too long: at most ${most} characters.`, 'zh-HK': `內容太長，最多 ${most} 個字元。` },
});

/**
 * A text as it is kept, with its tags, links and people. Who is named under another name than their own is not named.
 * @param of the transaction, within one: it holds a connection already, and must not wait for another one
 * @throws AppError `validation`
 */
export async function keptBody(of: Db, given: string, named: readonly Named[], most: number): Promise<Body> {
  const text = keptText(given);
  if (text.length > most) throw new AppError('validation', { fields: LONG(most) });
  const uids = named.map(({ uid }) => uid);
  const people = await findAuthors(of, uids);
  const known = relocate(given, text, named).filter(({ uid, start, end }) => text.slice(start + 1, end) === people.get(uid)?.username);
  return { text, facets: facetsOf(text, known), lang: langOf(text) };
}

/** Where people stand in the text once it is as it is kept: spaces and signs that hide something are gone from it. */
function relocate(given: string, text: string, named: readonly Named[]): Named[] {
  let from = 0;
  return named
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ uid, start, end }) => {
      const name = keptLine(given.slice(start, end));
      const place = name === '' ? -1 : text.indexOf(name, from);
      if (place < 0) return [];
      from = place + name.length;
      return [{ uid, start: place, end: from }];
    });
}
