import { dialogOpened } from '@mortar/host';
import { getWalletProfile } from '@mortar/protocol/identity';
import { createQuery, createTask, Loaded } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { AmountText } from '../../lib/amount-text.tsx';
import styles from './plan-view.module.css';

/** What a wallet that can't trade here holds, as the site reads its chain. */
const holdings = createQuery(createTask(async (_: void, { call }) => call(getWalletProfile)));

/** What somebody whose wallet is of another family has, and what they can do here. */
export function OtherFamily() {
  const { ask, open } = useUnit({ ask: holdings.wanted, open: dialogOpened });
  useLayoutEffect(() => ask(), [ask]);
  return (
    <div className={styles.view}>
      <Loaded of={holdings}>
        {({ walletaddress, wallet }) => (
          <p role="status" className={styles.note}>
            <FormattedMessage id="market.trade.other.has" values={{ address: <code key="address">{walletaddress}</code> }} />{' '}
            {wallet.currencies.map(({ currency, balance, decimals, chainid }) => (
              <AmountText key={`${currency} ${chainid}`} of={{ amount: balance, symbol: currency, decimals, currency }} />
            ))}
          </p>
        )}
      </Loaded>
      <p className={styles.note}>
        <FormattedMessage id="market.trade.other.can" />
      </p>
      <div className={styles.buttons}>
        <Button variant="primary" size="large" onClick={() => open({ name: 'auth.wallet', props: { purpose: 'bind' } })}>
          <FormattedMessage id="market.trade.bind" />
        </Button>
      </div>
    </div>
  );
}
