import type { MarketOverview } from '@mortar/protocol/market';
import { Count } from '@mortar/remote-kit';
import { HOME_ETH_LIMIT } from '@mortar/ui/format';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Amounts } from '../../lib/amounts.tsx';
import styles from './figures.module.css';

interface Figure {
  id: 'collections' | 'works' | 'names' | 'listed' | 'sales' | 'volume';
  value: ReactNode;
  /** Part of the market's page that the figure sums up. */
  part: 'collections' | 'sales';
}

const figuresOf = ({ collections, works, names, listed, sales, volume }: MarketOverview): Figure[] => [
  { id: 'collections', value: <Count value={collections} />, part: 'collections' },
  { id: 'works', value: <Count value={works} />, part: 'collections' },
  { id: 'listed', value: <Count value={listed} />, part: 'collections' },
  { id: 'sales', value: <Count value={sales} />, part: 'sales' },
  ...(volume.length > 0 ? [{ id: 'volume', value: <Amounts of={volume} limit={HOME_ETH_LIMIT} />, part: 'sales' } as const] : []),
  { id: 'names', value: <Count value={names} />, part: 'collections' },
];

/** The figures of a chain, each a brick that leads to what it sums up. */
export function Figures({ of }: { of: MarketOverview }) {
  return (
    <ul className={styles.figures}>
      {figuresOf(of).map(({ id, value, part }) => (
        <li key={id} className={styles.cell}>
          <Link to={`/market#${part}`} className={styles.figure}>
            <span className={styles.value}>{value}</span>
            <span className={styles.label}>
              <FormattedMessage id={`market.figure.${id}`} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
