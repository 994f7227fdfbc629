import type { MarketOverview } from '@mortar/protocol/market';
import { Copy } from '@mortar/remote-kit';
import { shortAddress } from '@mortar/ui/format';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './contracts.module.css';

const CONTRACTS = ['exchange', 'orderBook', 'drops', 'names', 'boxes'] as const;

/** Where the contracts stand that every figure of the page is read from. */
export function Contracts({ of }: { of: MarketOverview['contracts'] }) {
  const { formatMessage } = useIntl();
  return (
    <dl className={styles.contracts}>
      {CONTRACTS.map((name) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>
            <FormattedMessage id={`market.contract.${name}`} />
          </dt>
          <dd className={styles.address}>
            <code title={of[name]}>{shortAddress(of[name])}</code>
            <Copy
              iconOnly
              value={of[name]}
              label={formatMessage({ id: 'market.copy' }, { name: formatMessage({ id: `market.contract.${name}` }) })}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
