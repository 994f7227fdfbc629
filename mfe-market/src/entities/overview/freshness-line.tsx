import type { Freshness } from '@mortar/protocol/market';
import { FormattedMessage } from 'react-intl';
import styles from './freshness-line.module.css';

/** A chain that was read to its end within this time is up to date, seconds: a block of most chains takes up to 12. */
const FRESH_SECONDS = 30;

/** At which block the figures stand, and whether that is the newest. */
export function FreshnessLine({ of: { block, age, isFailing } }: { of: Freshness }) {
  const isOld = isFailing || age === null || age > FRESH_SECONDS;
  return (
    <p className={styles.line} data-old={isOld || undefined}>
      <FormattedMessage
        id={isFailing ? 'market.fresh.failing' : isOld ? 'market.fresh.reading' : 'market.fresh'}
        values={{ block, minutes: Math.ceil((age ?? 0) / 60), isKnown: age === null ? 'no' : 'yes' }}
      />
    </p>
  );
}
