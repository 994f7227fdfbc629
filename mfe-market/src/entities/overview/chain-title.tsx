import type { MarketOverview } from '@mortar/protocol/market';
import { Tag } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import styles from './chain-title.module.css';

/** The chain's name, and whether its coins are worth nothing. */
export function ChainTitle({ of: { name, isTest } }: { of: MarketOverview['chain'] }) {
  return (
    <span className={styles.chain}>
      {name}
      {isTest && (
        <Tag>
          <FormattedMessage id="market.test" />
        </Tag>
      )}
    </span>
  );
}
