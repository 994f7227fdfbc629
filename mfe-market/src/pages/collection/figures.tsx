import type { Collection, Freshness } from '@mortar/protocol/market';
import { Count } from '@mortar/remote-kit';
import { Popover } from '@mortar/ui/overlay';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Volume } from '#entities/market';
import { FreshnessLine } from '#entities/overview';
import { AmountText } from '../../lib/amount-text.tsx';
import styles from './figures.module.css';

const NOTHING = '–';

const figuresOf = ({ floor, cleanVolume, volume, cleanSales, owners, items, listed }: Collection) =>
  ({
    floor: floor ? <AmountText of={floor} /> : NOTHING,
    volume: <Volume of={{ volume: cleanVolume, rawVolume: volume }} />,
    sales: <Count value={cleanSales} />,
    items: <Count value={items} />,
    listed: <Count value={listed} />,
    owners: <Count value={owners} />,
  }) satisfies Record<string, ReactNode>;

/** A collection's figures; a press on a name says how the figure is counted. */
export function Figures({ of, freshness }: { of: Collection; freshness: Freshness }) {
  return (
    <dl className={styles.figures}>
      {Object.entries(figuresOf(of)).map(([id, value]) => (
        <div key={id} className={styles.figure}>
          <dt>
            <Popover
              align="start"
              trigger={
                <button type="button" className={styles.label}>
                  <FormattedMessage id={`market.collection.${id}`} />
                </button>
              }
              title={<FormattedMessage id={`market.collection.${id}`} />}
            >
              <p className={styles.definition}>
                <FormattedMessage id={`market.define.${id}`} />
              </p>
              <FreshnessLine of={freshness} />
            </Popover>
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
