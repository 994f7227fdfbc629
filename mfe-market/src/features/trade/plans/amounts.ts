import { trading } from '../site.ts';
import type { Pricing, Terms } from '../wish.ts';

const DAY_SECONDS = 86_400;

/** Terms as contracts take them: prices of one unit in base units, and for how long. */
export async function amountsOf(terms: Terms | null) {
  const { lines, currency, days, traits, isInstant } = terms as Pricing;
  const { unitsOf } = await trading();
  return {
    named: currency,
    traits,
    isInstant,
    currency: currency.currency as `0x${string}`,
    seconds: days * DAY_SECONDS,
    lines: lines.map(({ price, units }) => ({ price: unitsOf(price, currency.decimals), units: BigInt(units) })),
  };
}
