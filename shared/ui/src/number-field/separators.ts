import type { Decimal } from './decimal.ts';
import { isDecimal } from './decimal.ts';

/** What a language puts between thousands and before the places. */
export function separatorsOf(locale: string): { group: string; point: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.8);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: find('group'), point: find('decimal') || '.' };
}

/** What a person reads, in groups of three: every digit as it is, the zeros at the end too. */
export function toReading(decimal: Decimal, locale: string): string {
  const { group, point } = separatorsOf(locale);
  const [whole = '', places] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group);
  return places === undefined ? grouped : `${grouped}${point}${places}`;
}

/** What a person typed or pasted, as a decimal; null when it is no number. Full-width digits and signs are understood. */
export function fromReading(text: string, locale: string): Decimal | null {
  const { group, point } = separatorsOf(locale);
  const plain = text
    .normalize('NFKC')
    .replace(/[\s'’_]/g, '')
    .replace(/[−–]/g, '-');
  const ungrouped = group ? plain.replaceAll(group, '') : plain;
  const decimal = ungrouped.replace(point, '.').replace(/^\+/, '');
  if (decimal === '' || !isDecimal(decimal)) return null;
  return tidy(decimal);
}

/** No zeros before the number, a zero before the point, no point without places. */
function tidy(decimal: string): Decimal {
  const sign = decimal.startsWith('-') ? '-' : '';
  const [whole = '', places = ''] = decimal.replace('-', '').split('.');
  const head = whole.replace(/^0+(?=\d)/, '') || '0';
  return `${sign}${head}${places ? `.${places}` : ''}`;
}
