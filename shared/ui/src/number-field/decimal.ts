/** A number as text, exact whatever its length: `-1234.50`. Never a float. */
export type Decimal = string;

const DECIMAL = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Whether a text is such a number. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text);

/** Below, at or above: -1, 0, 1; exact. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  const places = Math.max(placesOf(one), placesOf(other));
  const [left, right] = [scaled(one, places), scaled(other, places)];
  return left < right ? -1 : Number(left > right);
}

/** The nearest that lies within both bounds. */
export function clampDecimal(decimal: Decimal, min?: Decimal, max?: Decimal): Decimal {
  if (min !== undefined && compareDecimals(decimal, min) < 0) return min;
  return max !== undefined && compareDecimals(decimal, max) > 0 ? max : decimal;
}

/** The sum, exact, with as many places as the longer of both. */
export function addDecimals(one: Decimal, other: Decimal): Decimal {
  const places = Math.max(placesOf(one), placesOf(other));
  const sum = scaled(one, places) + scaled(other, places);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return sum < 0n ? `-${text}` : text;
}

/** How many digits stand after the point. */
export const placesOf = (decimal: Decimal): number => decimal.split('.')[1]?.length ?? 0;

function scaled(decimal: Decimal, places: number): bigint {
  const [whole = '0', part = ''] = decimal.replace('-', '').split('.');
  const value = BigInt(`${whole || '0'}${part.padEnd(places, '0')}`);
  return decimal.startsWith('-') ? -value : value;
}
