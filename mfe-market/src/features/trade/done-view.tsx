import type { Receipt } from '@mortar/chain/trade';
import { Copy } from '@mortar/remote-kit';
import { Button, Icon } from '@mortar/ui';
import { shortAddress } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { COIN, usePrices } from '#entities/collection';
import { AmountText } from '../../lib/amount-text.tsx';
import { Assets, Row } from './assets.tsx';
import styles from './done-view.module.css';
import type { Plan } from './plan.ts';
import { LeftOut } from './purchase-view.tsx';
import { closed, chainOf, type Wish } from './wish.ts';

const countOf = ({ purchase }: Plan, receipt: Receipt | null): number => (purchase?.lines.length ?? 0) - (receipt?.skipped.length ?? 0);

/** What came of it, as the chain's receipt has it. */
export function DoneView({ wish, plan, receipt }: { wish: Wish; plan: Plan; receipt: Receipt | null }) {
  const { formatMessage } = useIntl();
  const close = useUnit(closed);
  const priceOf = usePrices(chainOf(wish));
  return (
    <div className={styles.view}>
      <p role="status" className={styles.done}>
        <Icon name="check" size={20} />
        <FormattedMessage
          id={`market.trade.done.${wish.kind}`}
          values={{ bought: countOf(plan, receipt), all: 'lines' in wish ? wish.lines.length : 1 }}
        />
      </p>
      {receipt && !plan.signing && <Assets wish={wish} effects={receipt} />}
      {plan.purchase && <LeftOut of={plan.purchase} skipped={receipt?.skipped ?? []} />}
      {receipt && (
        <dl className={styles.rows}>
          <Row label="gas">
            <AmountText of={priceOf(receipt.gasCost, COIN)} />
          </Row>
          <Row label="transaction">
            <span className={styles.hash}>
              <code title={receipt.hash}>{shortAddress(receipt.hash)}</code>
              <Copy iconOnly value={receipt.hash} label={formatMessage({ id: 'market.trade.hash.copy' })} />
            </span>
          </Row>
        </dl>
      )}
      <Button variant="primary" size="large" stretch onClick={() => close()}>
        <FormattedMessage id="market.trade.finish" />
      </Button>
    </div>
  );
}
