import type { Order } from '@mortar/protocol/market';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { EndsIn, usePhase } from '#entities/order';
import { $own, isOwn, Person } from '#entities/person';
import { AmountText } from '../../../lib/amount-text.tsx';
import { CreditNote } from './credit-note.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderWords } from './order-words.tsx';
import styles from './order-panel.module.css';

const chainOf = ({ id }: Order): number => Number.parseInt(id, 10);

/** An order as it stands: what is bid or asked, when it ends, what happens next and who can do it. */
export function OrderPanel({ of }: { of: Order }) {
  const phase = usePhase(of);
  const own = useUnit($own);
  const { type, price, asked, creator, endTime, id } = of;
  const isAuction = type === 'auction';
  return (
    <section className={styles.panel} aria-labelledby={`order-${id}`} data-phase={phase}>
      <h2 id={`order-${id}`} className={styles.label}>
        <FormattedMessage id={isAuction ? 'market.auction' : 'market.fixed'} />
      </h2>
      <dl className={styles.figures}>
        <div>
          <dt className={styles.term}>
            <FormattedMessage
              id={
                price
                  ? isAuction
                    ? 'market.auction.leading'
                    : 'market.order.paid'
                  : isAuction
                    ? 'market.auction.reserve'
                    : 'market.order.asked'
              }
            />
          </dt>
          <dd className={styles.price}>
            <AmountText of={price ?? asked} />
          </dd>
        </div>
        {phase === 'live' && (
          <div>
            <dt className={styles.term}>
              <FormattedMessage id="market.ends" />
            </dt>
            <dd className={styles.ends}>
              <EndsIn at={endTime} />
              <span className={styles.date}>
                <FormattedDate value={endTime} dateStyle="medium" timeStyle="short" />
              </span>
            </dd>
          </div>
        )}
      </dl>
      <p role="status" className={styles.words}>
        <OrderWords of={of} phase={phase} />
      </p>
      {!isOwn(own, creator) && (
        <p className={styles.note}>
          <FormattedMessage id="market.order.by" values={{ seller: <Person key="seller" of={creator} /> }} />
        </p>
      )}
      <OrderActions of={of} phase={phase} />
      <CreditNote chain={chainOf(of)} />
    </section>
  );
}
