/** Above this share of common pairs of signs two questions are one. */
const ALIKE = { en: 0.7, 'zh-HK': 0.6 } as const;
const LOCALES = ['en', 'zh-HK'] as const;
type Locale = (typeof LOCALES)[number];

/** What is asked and what is right, by language; empty where it is not written. */
export type Gist = Readonly<Record<Locale, string>>;

/** A text without what changes nothing of its sense: width and case of letters, signs between words. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{Z}\s]/gu, '');

function pairsOf(text: string): Set<string> {
  const signs = [...folded(text)];
  return new Set(signs.slice(1).map((sign, index) => `${signs[index]}${sign}`));
}

/** Finds questions that say what another one says; each pair of signs knows which questions have it. */
export function createLikeness() {
  const known: Record<Locale, { sizes: Map<string, number>; having: Map<string, string[]> }> = {
    en: { sizes: new Map(), having: new Map() },
    'zh-HK': { sizes: new Map(), having: new Map() },
  };

  function alikeIn(locale: Locale, text: string): string[] {
    const pairs = pairsOf(text);
    const { sizes, having } = known[locale];
    const common = new Map<string, number>();
    for (const pair of pairs) for (const id of having.get(pair) ?? []) common.set(id, (common.get(id) ?? 0) + 1);
    return [...common].filter(([id, count]) => count / ((sizes.get(id)! + pairs.size) / 2) > ALIKE[locale]).map(([id]) => id);
  }

  return {
    add(id: string, gist: Gist): void {
      for (const locale of LOCALES) {
        const { sizes, having } = known[locale];
        const pairs = pairsOf(gist[locale]);
        sizes.set(id, pairs.size);
        for (const pair of pairs) {
          const ids = having.get(pair);
          if (ids) ids.push(id);
          else having.set(pair, [id]);
        }
      }
    },
    /** Ids of questions that are alike in any language. */
    alike: (gist: Gist): string[] => [...new Set(LOCALES.flatMap((locale) => alikeIn(locale, gist[locale])))],
  };
}
