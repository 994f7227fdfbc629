import unhomoglyph from 'unhomoglyph';

const MARKS = /[\u0300-\u036f]/g;
const SEPARATORS = /[\s\p{P}]/gu;

/**
 * How a name reads to somebody who does not look closely: by its capitals (`PayPaI` reads as `PayPal`), and without them
 * (`ADMIN` as `admin`). Letters that look alike are one (Unicode's confusables), marks and separators are nothing.
 */
function readings(name: string): string[] {
  const plain = name.normalize('NFKD').replace(MARKS, '').replace(SEPARATORS, '');
  return plain === '' ? [] : [unhomoglyph(plain), `/${unhomoglyph(plain.toLowerCase())}`];
}

/** Finds whom of these people a name can be taken for; null of a name that is like none. */
export function lookAlikes(names: readonly string[]): (name: string) => string | null {
  const known = new Map(names.flatMap((name) => readings(name).map((reading) => [reading, name] as const)));
  return (name) => {
    for (const reading of readings(name)) {
      const found = known.get(reading);
      if (found !== undefined) return found;
    }
    return null;
  };
}

/** How a text looks: equal for two that only a program tells apart. Marks, capitals and signs stay, as in `-1` and `1`. */
export const lookOf = (text: string): string => unhomoglyph(text.normalize('NFKC'));
