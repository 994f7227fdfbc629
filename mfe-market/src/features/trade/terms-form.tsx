import { Button } from '@mortar/ui';
import { Checkbox } from '@mortar/ui/toggles';
import { FormattedMessage, useIntl } from 'react-intl';
import { coinOf, wrappedOf } from '#entities/collection';
import { Conditions } from './conditions.tsx';
import styles from './form.module.css';
import { PriceField } from './price-field.tsx';
import { SellWay } from './sell-way.tsx';
import { TraitChoice } from './trait-choice.tsx';
import { UnitsField } from './units-field.tsx';
import { TheirOffer } from './their-offer.tsx';
import { useTerms } from './use-terms.ts';
import { chainOf, isBid, isSale, type Wish } from './wish.ts';

/** Whose words the form has: those of an order of the order book are its own. */
function formOf(wish: Wish): 'offer' | 'list' | 'auction' | 'order' {
  if (isBid(wish)) return 'offer';
  if ('order' in wish) return wish.order.type === 'auction' ? 'auction' : 'order';
  if (wish.kind === 'fixed') return 'order';
  return wish.kind === 'auction' ? 'auction' : 'list';
}

/** At what price, and for how long. */
export function TermsForm({ wish }: { wish: Wish }) {
  const { formatMessage } = useIntl();
  const { lines, write, isTried, conditions, traits, setTraits, isInstant, setInstant, send } = useTerms(wish, 1);
  const chain = chainOf(wish);
  const kind = formOf(wish);
  const most = 'item' in wish ? wish.item.quantity : '1';
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {isSale(wish) && <SellWay wish={wish} />}
      <PriceField
        label={formatMessage({ id: `market.trade.price.${kind}` })}
        value={lines[0]!.price}
        onValueChange={(price) => write({ price })}
        currency={conditions.currency}
        isTried={isTried}
      />
      {most !== '1' && (
        <UnitsField
          label={formatMessage({ id: 'market.trade.units' })}
          value={lines[0]!.units}
          onValueChange={(units) => write({ units })}
          most={most}
          isTried={isTried}
        />
      )}
      {wish.kind === 'offerAny' && <TraitChoice traits={traits} onTraits={setTraits} />}
      {wish.kind === 'counter' && <TheirOffer of={wish.offer} chain={chain} />}
      <Conditions {...conditions} />
      {wish.kind === 'fixed' && (
        <Checkbox
          label={formatMessage({ id: 'market.trade.by-hand' })}
          note={formatMessage({ id: 'market.trade.by-hand.note' })}
          checked={!isInstant}
          onCheckedChange={(isByHand) => setInstant(!isByHand)}
        />
      )}
      <p className={styles.note}>
        <FormattedMessage id={`market.trade.note.${kind}`} values={{ coin: coinOf(chain), wrapped: wrappedOf(chain) }} />
      </p>
      <Button type="submit" variant="primary" size="large" stretch>
        <FormattedMessage id="market.trade.next" />
      </Button>
    </form>
  );
}
