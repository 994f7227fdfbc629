import { LOCALES, type Locale } from '../../core/locale.ts';

/** What is known of a catalogue: by the id of a text, the placeholders that it takes, sorted. */
export type CatalogueFacts = Record<string, readonly string[]>;

/** Kinds of a compiled text's elements that take no value: plain text, and the number of a plural. */
const PLAIN = new Set([0, 7]);

interface Element {
  type: number;
  value?: unknown;
  options?: Record<string, { value: unknown }>;
  children?: unknown;
}

/** Names that a compiled text takes, those inside of its plurals, choices and tags too. @param compiled what the ICU parser makes of it */
export function placeholdersOf(compiled: unknown): string[] {
  return [...new Set(namesIn(compiled))].sort();
}

function namesIn(elements: unknown): string[] {
  if (!Array.isArray(elements)) return [];
  return (elements as Element[]).flatMap(({ type, value, options, children }) => [
    ...(PLAIN.has(type) ? [] : [String(value)]),
    ...Object.values(options ?? {}).flatMap((option) => namesIn(option.value)),
    ...namesIn(children),
  ]);
}

/** Why catalogues do not belong together: every language has the same texts with the same placeholders, under the package's own prefix. */
export function catalogueFaults(prefix: string, catalogues: Record<Locale, CatalogueFacts>): { locale: Locale; what: string }[] {
  const ids = [...new Set(Object.values(catalogues).flatMap((facts) => Object.keys(facts)))];
  const foreign = ids.filter((id) => !id.startsWith(`${prefix}.`));
  return LOCALES.flatMap(({ code: locale }) => {
    const facts = catalogues[locale];
    const [{ code: first }] = LOCALES;
    const same = (id: string) => catalogues[first][id]?.join(' ') === facts[id]?.join(' ');
    return [
      ...ids.filter((id) => !(id in facts)).map((id) => ({ locale, what: `${id} is missing in ${locale}` })),
      ...foreign.filter((id) => id in facts).map((id) => ({ locale, what: `${id} does not start with '${prefix}.'` })),
      ...ids
        .filter((id) => id in facts && id in catalogues[first] && !same(id))
        .map((id) => ({ locale, what: `${id} has other placeholders in ${locale}` })),
    ];
  });
}
