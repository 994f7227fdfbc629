import { dialogOpened } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $wish, isPriced, retried, termsWanted } from './wish.ts';
import { OtherFamily } from './other-family.tsx';
import { TroubleText } from './trouble-text.tsx';
import type { Trouble } from './trouble.ts';
import styles from './plan-view.module.css';

/** What went wrong, and every way on: the wallet that is lacking, the price, or the same again. */
export function TroubleView({ trouble }: { trouble: Trouble }) {
  const { wish, again, back, open } = useUnit({ wish: $wish, again: retried, back: termsWanted, open: dialogOpened });
  const word = 'word' in trouble ? trouble.word : undefined;
  const address = 'word' in trouble ? (trouble.address ?? '') : '';
  if (word === 'other-family')
    return (
      <div className={styles.view}>
        <TroubleText trouble={trouble} />
        <OtherFamily />
      </div>
    );
  return (
    <div className={styles.view}>
      <TroubleText trouble={trouble} />
      <div className={styles.buttons}>
        {wish && isPriced(wish) && (
          <Button size="large" onClick={() => back()}>
            <FormattedMessage id={wish.kind === 'transfer' ? 'market.trade.back.transfer' : 'market.trade.back'} />
          </Button>
        )}
        {word === 'no-address' && (
          <Button size="large" onClick={() => open({ name: 'auth.wallet', props: { purpose: 'bind' } })}>
            <FormattedMessage id="market.trade.bind" />
          </Button>
        )}
        {(word === 'no-wallet' || word === 'other-address') && (
          <Button size="large" onClick={() => open({ name: 'auth.wallet', props: { purpose: 'connect', address, family: 'ethereum' } })}>
            <FormattedMessage id="market.trade.connect" />
          </Button>
        )}
        <Button variant="primary" size="large" onClick={() => again()}>
          <FormattedMessage id="market.trade.again" />
        </Button>
      </div>
    </div>
  );
}
