import type { Traded } from '@mortar/protocol/market';
import { FormattedMessage } from 'react-intl';
import { AmountText } from '../../lib/amount-text.tsx';
import { Amounts } from '../../lib/amounts.tsx';
import styles from './volume.module.css';

/** Address of the page of an account. */
export const creatorPath = (address: string, chain: number): string => `/market/creators/${address}?chain=${chain}`;

/** Clean volume, and below it all that was paid where that is more. */
export function Volume({ of: { volume, rawVolume } }: { of: Pick<Traded, 'volume' | 'rawVolume'> }) {
  const clean = new Map(volume.map(({ currency, amount }) => [currency, amount]));
  const all = rawVolume.find(({ currency, amount }) => amount !== clean.get(currency));
  return (
    <span className={styles.volume}>
      {volume.length > 0 ? <Amounts of={volume} /> : '–'}
      {all && (
        <span className={styles.raw}>
          <FormattedMessage id="market.raw" values={{ amount: <AmountText key="raw" of={all} /> }} />
        </span>
      )}
    </span>
  );
}
