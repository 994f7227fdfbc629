import type { Amount } from '@mortar/protocol/market';
import { VisuallyHidden } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { ChangeText } from '#entities/market';
import { AmountText } from '../../lib/amount-text.tsx';
import styles from './floor.module.css';

/** A lowest price, and below it by how much it changed in the period, where that is known. */
export function Floor({ of, change }: { of: Amount; change: number | null }) {
  if (change === null) return <AmountText of={of} />;
  return (
    <span className={styles.floor}>
      <AmountText of={of} />
      <span className={styles.change}>
        <VisuallyHidden>
          <FormattedMessage id="market.rank.floorChange" />{' '}
        </VisuallyHidden>
        <ChangeText of={change} />
      </span>
    </span>
  );
}
