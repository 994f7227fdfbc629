import type { Order } from '@mortar/protocol/market';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { type Phase, useIsPast } from '#entities/order';
import { $own, isOwn } from '#entities/person';
import { wished } from '../wish.ts';
import styles from './order-panel.module.css';

/** The contract keeps a leading bid for so long after the end (`SETTLE_WINDOW`), ms. */
const SETTLE_WINDOW_MS = 7 * 24 * 3600 * 1000;
const LONG_AGO = '1970-01-01T00:00:00.000Z';

type Action = 'bid' | 'purchase' | 'modify' | 'reset' | 'unlist' | 'end' | 'deliver' | 'refuse' | 'cancelBid';

interface Who {
  isSeller: boolean;
  isBuyer: boolean;
  /** Whether the seller's time to deliver is over. */
  isDue: boolean;
  /** Whether the leading bid may be taken back. */
  isLeft: boolean;
}

/** What somebody may do with an order, the most likely first, as the contract allows it. */
function actionsOf({ type, purchaser }: Order, phase: Phase, { isSeller, isBuyer, isDue, isLeft }: Who): Action[] {
  switch (phase) {
    case 'live':
      if (isSeller) return purchaser ? [] : ['modify', 'unlist'];
      if (type === 'fixed') return ['purchase'];
      return isBuyer ? [] : ['bid'];
    case 'over':
      return isBuyer && isLeft ? ['end', 'cancelBid'] : ['end'];
    case 'sold':
      if (isSeller && !isDue) return ['deliver', 'refuse'];
      return isDue ? ['deliver'] : [];
    case 'delivered':
      return [];
    default:
      return isSeller ? ['reset'] : [];
  }
}

const isDangerous = (action: Action) => action === 'unlist' || action === 'refuse' || action === 'cancelBid';

/** What the person can do with an order now. */
export function OrderActions({ of, phase }: { of: Order; phase: Phase }) {
  const { own, wish } = useUnit({ own: $own, wish: wished });
  const isDue = useIsPast(of.deliverBy ?? LONG_AGO) && of.deliverBy !== null;
  const isLeft = useIsPast(new Date(Date.parse(of.endTime) + SETTLE_WINDOW_MS).toISOString());
  const who = { isSeller: isOwn(own, of.creator), isBuyer: isOwn(own, of.purchaser), isDue, isLeft };
  const actions = actionsOf(of, phase, who);
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map((kind, place) => (
        <Button
          key={kind}
          size="large"
          variant={isDangerous(kind) ? 'danger-outline' : place === 0 ? 'primary' : 'secondary'}
          onClick={() => wish({ kind, order: of })}
        >
          <FormattedMessage id={`market.order.do.${kind}`} />
        </Button>
      ))}
    </div>
  );
}
