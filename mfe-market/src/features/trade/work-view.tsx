import { Spinner } from '@mortar/ui';
import { shortAddress } from '@mortar/ui/format';
import { FormattedMessage } from 'react-intl';
import type { Progress } from './carry-out.ts';
import styles from './work-view.module.css';

/** Who is waited for; the transaction can be found again by its hash, whatever becomes of this page. */
export function WorkView({ step, steps, waitsFor, hash }: Progress) {
  return (
    <div role="status" className={styles.view}>
      <Spinner />
      <p className={styles.words}>
        <FormattedMessage id={`market.trade.waits.${waitsFor}`} />
      </p>
      {steps > 1 && (
        <p className={styles.note}>
          <FormattedMessage id="market.trade.step" values={{ step: step + 1, steps }} />
        </p>
      )}
      {hash && (
        <p className={styles.note}>
          <FormattedMessage id="market.trade.hash" values={{ hash: <code title={hash}>{shortAddress(hash)}</code> }} />
        </p>
      )}
    </div>
  );
}
