import type { ListedOption } from '@mortar/protocol/market';
import { Tag } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import styles from './page.module.css';

/** Why a listing may be closed, as its seller is told. */
const REASONS: ReadonlySet<string> = new Set(['ConditionCheckFailed', 'InsufficientAmount', 'InvalidChannel', 'InvalidCurrency']);
const TONES = { live: 'glaze', traded: 'glaze', cancelled: 'neutral', expired: 'neutral', closed: 'warn' } as const;

/** Where a listing stands, and why it's closed. */
export function OptionState({ of: { state, faults } }: { of: ListedOption }) {
  const reason = faults.find((fault) => REASONS.has(fault)) ?? 'other';
  return (
    <span className={styles.state}>
      <span>
        <Tag tone={TONES[state]}>
          <FormattedMessage id={`market.own.state.${state}`} />
        </Tag>
      </span>
      {state === 'closed' && (
        <span className={styles.reason}>
          <FormattedMessage id={`market.own.closed.${reason}`} />
        </span>
      )}
    </span>
  );
}
