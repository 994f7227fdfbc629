import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { COIN, usePrices } from '#entities/collection';
import { WarningList } from '#entities/warnings';
import { AmountText } from '../../lib/amount-text.tsx';
import { Assets } from './assets.tsx';
import { stepsOf } from './carry-out.ts';
import { DeliveryView } from './delivery-view.tsx';
import type { Plan } from './plan.ts';
import styles from './plan-view.module.css';
import { LeftOut } from './purchase-view.tsx';
import { SalesView } from './sales-view.tsx';
import { TrialView, wouldSell } from './trial-view.tsx';
import { RefusalText, TroubleText } from './trouble-text.tsx';
import { confirmed, isOfBook, isPriced, chainOf, termsWanted, type Wish } from './wish.ts';

/** What will happen, as the chain answers when it's tried out, before anything is signed. */
export function PlanView({ wish, plan }: { wish: Wish; plan: Plan }) {
  const { confirm, back } = useUnit({ confirm: confirmed, back: termsWanted });
  const { preview, sales, trial, warned, replaces, purchase, delivery, bid, signing } = plan;
  const priceOf = usePrices(chainOf(wish));
  const coin = (amount: bigint) => <AmountText of={priceOf(amount, COIN)} />;
  const refusal = preview?.refusal;
  const missing = preview?.missing ?? 0n;
  // Nothing of a cart would be bought, and gas is paid all the same.
  const isEmpty = purchase !== null && preview !== null && preview.skipped.length === purchase.lines.length;
  return (
    <div className={styles.view}>
      <WarningList of={warned} before={wish.kind === 'accept' ? 'sell' : 'buy'} />
      {preview && !signing && <Assets wish={wish} effects={preview} />}
      {bid && (
        <p className={styles.note}>
          <FormattedMessage id="market.trade.bid" values={{ amount: <AmountText key="amount" of={priceOf(bid.price, bid.currency)} /> }} />
        </p>
      )}
      {sales && <SalesView of={sales} />}
      {sales && trial && <TrialView of={trial} sales={sales} />}
      {replaces > 0 && (
        <p className={styles.note}>
          <FormattedMessage id="market.trade.replaces" values={{ count: replaces }} />
        </p>
      )}
      {delivery && <DeliveryView of={delivery} />}
      {purchase && <LeftOut of={purchase} skipped={preview?.skipped ?? []} />}
      <p className={styles.note}>
        <FormattedMessage id="market.trade.steps" values={{ count: stepsOf(plan), calls: plan.calls.length }} />{' '}
        {preview && <FormattedMessage id="market.trade.gas" values={{ cost: coin(preview.gasCost) }} />}
      </p>
      {refusal &&
        (delivery ? <TroubleText trouble={{ word: 'not-taken' }} /> : <RefusalText refusal={refusal} isOfBook={isOfBook(wish)} />)}
      {!refusal && missing > 0n && (
        <p role="alert" className={styles.lack}>
          <FormattedMessage id="market.trade.missing" values={{ amount: coin(missing) }} />
        </p>
      )}
      <div className={styles.buttons}>
        {isPriced(wish) && (
          <Button size="large" onClick={() => back()}>
            <FormattedMessage id={wish.kind === 'transfer' ? 'market.trade.back.transfer' : 'market.trade.back'} />
          </Button>
        )}
        <Button
          variant="primary"
          size="large"
          disabled={Boolean(refusal) || missing > 0n || isEmpty || !wouldSell(trial)}
          onClick={() => confirm()}
        >
          <FormattedMessage id={`market.trade.confirm.${wish.kind}`} />
        </Button>
      </div>
    </div>
  );
}
