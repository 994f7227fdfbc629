import { Ring } from '@mortar/ui/charts';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './allocation-figure.module.css';
import { AllocationTable } from './allocation-table.tsx';
import { Percent } from './percent.tsx';
import { SHARES } from './shares.ts';

const SEGMENTS = SHARES.map(({ id, percent }) => ({ key: id, value: percent }));

/** The allocation plan as a ring with its table. */
export function AllocationFigure() {
  const intl = useIntl();
  const total = SHARES.reduce((sum, { percent }) => sum + percent, 0);
  return (
    <div className={styles.room}>
      <div className={styles.figure}>
        <Ring label={intl.formatMessage({ id: 'gamehub.allocation.ring' })} segments={SEGMENTS}>
          <strong className={styles.total}>
            <Percent of100={total} />
          </strong>
          <span className={styles.plan}>
            <FormattedMessage id="gamehub.allocation.plan" />
          </span>
        </Ring>
        <AllocationTable />
      </div>
    </div>
  );
}
