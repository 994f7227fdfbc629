import type { Currency, TraitFilter } from '@mortar/protocol/market';
import type { Decimal } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { type FormEvent, useState } from 'react';
import { COIN, useCurrencies } from '#entities/collection';
import type { Days } from './conditions.tsx';
import { fits } from './price-field.tsx';
import { $terms, chainOf, isBid, type Line, termsNamed, type Wish } from './wish.ts';

/** A line as it's being written. */
export interface Draft {
  price: Decimal | null;
  units: Decimal | null;
}

const EMPTY: Draft = { price: null, units: '1' };
const isWhole = (line: Draft, currency: Currency): line is Line & Draft => fits(line.price, currency) && line.units !== null;

/** What somebody writes of their terms, a line for each of so many items. What was written stays through a way back. */
export function useTerms(wish: Wish, count: number) {
  const { terms, name } = useUnit({ terms: $terms, name: termsNamed });
  const all = useCurrencies(chainOf(wish));
  // The chain's own coin can't be drawn by a signature.
  const drawable = isBid(wish) ? all.filter(({ currency }) => currency !== COIN) : all;
  // An order keeps its currency.
  const currencies = 'order' in wish ? [wish.order.asked] : drawable;
  const kept = terms && 'lines' in terms ? terms : null;
  const [chosen, setCurrency] = useState<Currency | null>(kept?.currency ?? null);
  const [days, setDays] = useState<Days>((kept ? String(kept.days) : '7') as Days);
  const [lines, setLines] = useState<readonly Draft[]>(() => kept?.lines ?? Array.from({ length: count }, () => EMPTY));
  const [traits, setTraits] = useState<readonly TraitFilter[]>(kept?.traits ?? []);
  const [isInstant, setInstant] = useState(kept?.isInstant ?? true);
  const [isTried, setTried] = useState(false);
  const currency = chosen ?? currencies[0] ?? all[0]!;
  return {
    lines,
    /** Writes a line anew, or all of them. */
    write: (change: Partial<Draft>, at?: number) =>
      setLines((before) => before.map((line, index) => (at === undefined || index === at ? { ...line, ...change } : line))),
    isTried,
    traits,
    setTraits,
    isInstant,
    setInstant,
    conditions: { currencies, currency, onCurrency: setCurrency, days, onDays: setDays },
    send(event: FormEvent) {
      event.preventDefault();
      setTried(true);
      if (lines.every((line) => isWhole(line, currency))) name({ lines, currency, days: Number(days), traits, isInstant });
    },
  };
}
