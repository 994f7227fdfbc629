import type { TraitFilter } from '@mortar/protocol/market';
import { Button } from '@mortar/ui';
import { Chip } from '@mortar/ui/data';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { chainOf, COIN, usePrices } from '#entities/collection';
import { AmountText } from '../../../lib/amount-text.tsx';
import toolbar from '../../../lib/toolbar.module.css';
import { useView } from '../use-view.ts';
import { UNFILTERED } from '../view.ts';
import { bounded, toggled } from './traits.ts';

/** What narrows the items down, each with the way to take it away. */
export function Applied() {
  const { formatMessage } = useIntl();
  const { view, show } = useView();
  const priceOf = usePrices(chainOf(useParams()['id'] ?? ''));
  const { traits, priceFrom, priceTo, currency } = view;
  const isPriced = priceFrom !== null || priceTo !== null;
  if (traits.length === 0 && !isPriced) return null;
  const amount = (units: string | null) => units !== null && <AmountText of={priceOf(units, currency ?? COIN)} />;
  const chip = (name: string, onRemove: () => void, said = <bdi>{name}</bdi>) => (
    <Chip key={name} removeLabel={formatMessage({ id: 'market.filters.remove' }, { name })} onRemove={onRemove}>
      {said}
    </Chip>
  );
  const ofTrait = (trait: TraitFilter) =>
    'values' in trait
      ? trait.values.map((value) => chip(`${trait.type}: ${value}`, () => show({ traits: toggled(traits, trait.type, value) })))
      : chip(`${trait.type}: ${trait.from ?? ''}–${trait.to ?? ''}`, () => show({ traits: bounded(traits, trait.type, null, null) }));
  return (
    <div className={toolbar.chips} role="group" aria-label={formatMessage({ id: 'market.filters.applied' })}>
      {isPriced &&
        chip(
          formatMessage({ id: 'market.activity.head.price' }),
          () => show({ priceFrom: null, priceTo: null }),
          <span>
            {amount(priceFrom)} – {amount(priceTo)}
          </span>,
        )}
      {traits.map(ofTrait)}
      <Button variant="quiet" onClick={() => show(UNFILTERED)}>
        <FormattedMessage id="market.filters.clear" />
      </Button>
    </div>
  );
}
