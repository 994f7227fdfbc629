import { LOCALES, type Locale } from '@mortar/protocol';
import { catalogueFaults as faultsBetween, placeholdersOf, type CatalogueFacts } from '@mortar/protocol/registry/rules';
import { Type } from 'typebox';
import Value from 'typebox/value';
import type { Fault } from '../verdict.ts';
import { textOf, type Candidate } from './candidate.ts';
import type { Scripts } from './scripts.ts';

/** Lists the texts of a build whose catalogues are not data in their chunks: placeholders by id by language. */
const FACTS_FILE = 'catalogues.json';
const Facts = Type.Record(Type.String(), Type.Record(Type.String(), Type.Array(Type.String())));

/** Every language has the same texts, which take the same values (docs/design/remotes.md). */
export function catalogueFaults(candidate: Candidate, scripts: Scripts): Fault[] {
  const { name, chunks } = candidate.build;
  const fileOf = (locale: Locale) => chunks[`locale-${locale}`]?.js[0] ?? 'build.json';
  const known = LOCALES.map(({ code }) => [code, catalogueIn(candidate, code, scripts)] as const);
  const unreadable = known.filter(([, facts]) => facts === undefined);
  if (unreadable.length > 0)
    return unreadable.map(([locale]) => ({
      rule: 'catalogues',
      file: fileOf(locale),
      what: `the catalogue of ${locale} is no data in its chunk: compile it as @mortar/build does, or list its texts in ${FACTS_FILE}`,
    }));
  const catalogues = Object.fromEntries(known) as Record<Locale, CatalogueFacts>;
  return faultsBetween(name, catalogues).map(({ locale, what }) => ({ rule: 'catalogues', file: fileOf(locale), what }));
}

function catalogueIn(candidate: Candidate, locale: Locale, scripts: Scripts): CatalogueFacts | undefined {
  const files = candidate.build.chunks[`locale-${locale}`]?.js ?? [];
  const found = files.flatMap((file) => scripts.get(file)?.data ?? []).find(isCatalogue);
  if (found) return Object.fromEntries(Object.entries(found).map(([id, compiled]) => [id, placeholdersOf(compiled)]));
  return factsOf(candidate, locale);
}

/** Compiled texts are lists of parts; a text that is not compiled would show its placeholders to visitors. */
function isCatalogue(value: unknown): value is Record<string, unknown[]> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((text) => Array.isArray(text));
}

function factsOf(candidate: Candidate, locale: Locale): CatalogueFacts | undefined {
  try {
    const value: unknown = JSON.parse(textOf(candidate, FACTS_FILE) ?? '');
    const facts = Value.Check(Facts, value) ? value[locale] : undefined;
    return facts && Object.fromEntries(Object.entries(facts).map(([id, names]) => [id, names.toSorted()]));
  } catch {
    return undefined;
  }
}
