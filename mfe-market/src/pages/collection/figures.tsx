import type { Collection } from '@mortar/protocol/market';
import { Popover } from '@mortar/ui/overlay';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { AmountText } from '../../lib/amount-text.tsx';
import { Amounts } from '../../lib/amounts.tsx';
import styles from './figures.module.css';

const NOTHING = '–';

const figuresOf = ({ floor, volume, sales, owners, items, listed }: Collection) =>
  ({
    floor: floor ? <AmountText of={floor} /> : NOTHING,
    volume: volume.length > 0 ? <Amounts of={volume} /> : NOTHING,
    sales: <FormattedNumber value={sales} />,
    items: <FormattedNumber value={items} />,
    listed: <FormattedNumber value={listed} />,
    owners: <FormattedNumber value={owners} />,
  }) satisfies Record<string, ReactNode>;

/** A collection's figures; a press on a name says how the figure is counted. */
export function Figures({ of }: { of: Collection }) {
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
            </Popover>
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
