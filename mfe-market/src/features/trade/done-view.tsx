import type { Receipt } from '@mortar/chain/trade';
import { Copy } from '@mortar/remote-kit';
import { Button, Icon } from '@mortar/ui';
import { shortAddress } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { overview } from '#entities/overview';
import { AmountText } from '../../lib/amount-text.tsx';
import { Assets, Row } from './assets.tsx';
import { amountOf } from './currencies.ts';
import styles from './done-view.module.css';
import { closed, isPriced, chainOf, type Wish } from './wish.ts';

const NOBODY = `0x${'0'.repeat(40)}`;

/** What came of it, as the chain's receipt has it. */
export function DoneView({ wish, receipt }: { wish: Wish; receipt: Receipt | null }) {
  const { formatMessage } = useIntl();
  const { data, close } = useUnit({ data: overview.$data, close: closed });
  const market = data?.markets.find(({ chain }) => chain.id === chainOf(wish));
  return (
    <div className={styles.view}>
      <p role="status" className={styles.done}>
        <Icon name="check" size={20} />
        <FormattedMessage id={`market.trade.done.${wish.kind}`} />
      </p>
      {receipt && market && 'item' in wish && !isPriced(wish) && <Assets wish={wish} market={market} effects={receipt} />}
      {receipt && market && (
        <dl className={styles.rows}>
          <Row label="gas">
            <AmountText of={amountOf(market, NOBODY, receipt.gasCost)} />
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
        <FormattedMessage id="market.trade.close" />
      </Button>
    </div>
  );
}
