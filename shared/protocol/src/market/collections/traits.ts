/** Items that have one of some values of a trait, or a number of it within bounds, both counted in; null is no bound. */
export type TraitFilter = { type: string; values: string[] } | { type: string; from: number | null; to: number | null };

/** Most traits of a filter, and most values of one of them. */
export const FILTER_TRAITS = 8;
export const FILTER_VALUES = 50;

const NUMBER = '-?[0-9]{1,15}(?:[.][0-9]{1,9})?';
const RANGE = new RegExp(`^(${NUMBER})?[.]{2}(${NUMBER})?$`);

const escaped = (text: string): string => text.replace(/[\\:,;~]/g, '\\$&');

/**
 * Filters by traits as an address has them, readable as `Glaze:Ash,Ember;Level~3..10`: values after a colon, bounds after a tilde,
 * and a backslash before a character of these that belongs to a name or value.
 */
export const writeTraits = (filters: readonly TraitFilter[]): string =>
  filters
    .map((filter) =>
      'values' in filter
        ? `${escaped(filter.type)}:${filter.values.map(escaped).join(',')}`
        : `${escaped(filter.type)}~${filter.from ?? ''}..${filter.to ?? ''}`,
    )
    .join(';');

/** Splits at a character that no backslash stands before. */
function split(text: string, at: string): string[] {
  const parts = [''];
  for (let place = 0; place < text.length; place += 1) {
    if (text[place] === at) parts.push('');
    else parts[parts.length - 1] += text[place] === '\\' ? text.slice(place, (place += 1) + 1) : text[place]!;
  }
  return parts;
}

const plain = (text: string): string => text.replace(/\\(.)/gs, '$1');

function filterOf(part: string): TraitFilter | undefined {
  const [type = '', values, ...more] = split(part, ':');
  if (values !== undefined)
    return more.length === 0 && values !== '' ? { type: plain(type), values: split(values, ',').map(plain) } : undefined;
  const [name = '', bounds, ...rest] = split(part, '~');
  const range = rest.length === 0 ? RANGE.exec(bounds ?? '') : null;
  if (!range || (range[1] === undefined && range[2] === undefined)) return undefined;
  return {
    type: plain(name),
    from: range[1] === undefined ? null : Number(range[1]),
    to: range[2] === undefined ? null : Number(range[2]),
  };
}

/** Reads what `writeTraits` wrote; undefined where it is none, or more than a filter may have. */
export function readTraits(text: string): TraitFilter[] | undefined {
  const filters = split(text, ';').map(filterOf);
  const areAll = filters.every((one) => one && (!('values' in one) || one.values.length <= FILTER_VALUES));
  return areAll && filters.length <= FILTER_TRAITS ? (filters as TraitFilter[]) : undefined;
}
