import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { COIN, usePrices } from '#entities/collection';
import { AmountText } from '../../lib/amount-text.tsx';
import { Assets, Row } from './assets.tsx';
import { stepsOf } from './carry-out.ts';
import type { Plan } from './plan.ts';
import styles from './plan-view.module.css';
import { RefusalText } from './trouble-text.tsx';
import { confirmed, isPriced, chainOf, termsWanted, type Wish } from './wish.ts';

/** What will happen, as the chain answers when it's tried out, before anything is signed. */
export function PlanView({ wish, plan }: { wish: Wish; plan: Plan }) {
  const { confirm, back } = useUnit({ confirm: confirmed, back: termsWanted });
  const { preview, proceeds, signing } = plan;
  const priceOf = usePrices(chainOf(wish));
  const coin = (amount: bigint) => <AmountText of={priceOf(amount, COIN)} />;
  const refusal = preview?.refusal;
  const missing = preview?.missing ?? 0n;
  return (
    <div className={styles.view}>
      {preview && !signing && <Assets wish={wish} effects={preview} />}
      {proceeds && (
        <dl className={styles.rows}>
          <Row label="price">{coin(proceeds.price)}</Row>
          <Row label="fee">{coin(proceeds.fee)}</Row>
          <Row label="royalty">{coin(proceeds.royalty)}</Row>
          <Row label="left">{coin(proceeds.left)}</Row>
        </dl>
      )}
      <p className={styles.note}>
        <FormattedMessage id="market.trade.steps" values={{ count: stepsOf(plan), calls: plan.calls.length }} />{' '}
        {preview && <FormattedMessage id="market.trade.gas" values={{ cost: coin(preview.gasCost) }} />}
      </p>
      {refusal && <RefusalText refusal={refusal} />}
      {!refusal && missing > 0n && (
        <p role="alert" className={styles.lack}>
          <FormattedMessage id="market.trade.missing" values={{ amount: coin(missing) }} />
        </p>
      )}
      <div className={styles.buttons}>
        {isPriced(wish) && (
          <Button size="large" onClick={() => back()}>
            <FormattedMessage id="market.trade.back" />
          </Button>
        )}
        <Button variant="primary" size="large" disabled={Boolean(refusal) || missing > 0n} onClick={() => confirm()}>
          <FormattedMessage id={`market.trade.confirm.${wish.kind}`} />
        </Button>
      </div>
    </div>
  );
}
