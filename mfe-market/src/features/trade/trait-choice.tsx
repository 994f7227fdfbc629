import type { Facet, TraitFilter } from '@mortar/protocol/market';
import { Combobox } from '@mortar/ui/choices';
import { useGate, useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Choosing, facets } from './facets.ts';

/** As many items as an offer can name (`MOST_WANTED` of the protocol). */
const MOST = 1000;
const ANY = '';

interface Props {
  traits: readonly TraitFilter[];
  onTraits: (traits: readonly TraitFilter[]) => void;
}

const valuesOf = (all: readonly Facet[]) =>
  all.flatMap((facet) => (facet.kind === 'text' ? facet.values.map(({ value, count }) => ({ type: facet.type, value, count })) : []));
const keyOf = ({ type, value }: { type: string; value: string }) => JSON.stringify([type, value]);

/** Reads the traits of a collection for as long as an offer for some of it is made. */
export function Traits({ collection }: { collection: string }) {
  useGate(Choosing, { id: collection });
  return null;
}

/** Which items of a collection an offer is for: any, or those with a trait, unless they are more than it can name. */
export function TraitChoice({ traits, onTraits }: Props) {
  const { formatMessage } = useIntl();
  const data = useUnit(facets.$data);
  const all = valuesOf(data?.facets ?? []);
  if (all.length === 0) return null;
  const [first] = traits;
  const chosen = first && 'values' in first ? keyOf({ type: first.type, value: first.values[0]! }) : ANY;
  const note = (count: number) =>
    formatMessage({ id: count > MOST ? 'market.trade.trait.many' : 'market.trade.trait.count' }, { count, most: MOST });
  return (
    <Combobox
      label={formatMessage({ id: 'market.trade.trait' })}
      placeholder={formatMessage({ id: 'market.trade.trait.any' })}
      emptyText={formatMessage({ id: 'market.trade.trait.none' })}
      openLabel={formatMessage({ id: 'market.trade.trait' })}
      clearLabel={formatMessage({ id: 'market.trade.trait.any' })}
      value={chosen}
      onValueChange={(key) => onTraits(valueOf(key))}
      choices={[
        { value: ANY, label: formatMessage({ id: 'market.trade.trait.any' }) },
        ...all.map((one) => ({ value: keyOf(one), label: `${one.type}: ${one.value}`, note: note(one.count), disabled: one.count > MOST })),
      ]}
    />
  );
}

function valueOf(key: string | null): TraitFilter[] {
  if (!key) return [];
  const [type, value] = JSON.parse(key) as [string, string];
  return [{ type, values: [value] }];
}
