import type { Lot } from '@mortar/protocol/market';
import { shortHash } from '@mortar/ui/format';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Amounts } from '../../lib/amounts.tsx';
import styles from './page.module.css';

/** The lots that a sale is made of: how each came, when, and what it had cost. */
export function Lots({ of }: { of: readonly Lot[] }) {
  if (of.length === 0) return '–';
  return (
    <details className={styles.lots}>
      <summary className={styles.summary}>
        <FormattedMessage id="market.own.lots" values={{ count: of.length }} />
      </summary>
      <ul className={styles.rows}>
        {of.map((lot, place) => (
          // A lot that was split leaves two pieces that are alike.
          <li key={`${place} ${lot.transaction}`} className={styles.row}>
            <FormattedMessage id={`market.own.kind.${lot.kind}`} /> ×{lot.units}, <FormattedDate value={lot.at} dateStyle="medium" />
            {lot.merged > 1 && (
              <>
                {' '}
                <FormattedMessage id="market.own.merged" values={{ count: lot.merged }} />
              </>
            )}
            <br />
            {lot.cost.length > 0 ? <Amounts of={lot.cost} /> : <FormattedMessage id="market.own.free" />}{' '}
            <code title={lot.transaction}>{shortHash(lot.transaction)}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
