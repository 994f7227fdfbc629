import type { AreaState } from '@mortar/host';
import { Icon } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { AREA_COPY } from './area-copy.ts';
import styles from './area-grid.module.css';
import { AreaTitle } from './area-title.tsx';
import { StateLabel } from './state-label.tsx';

interface Props {
  areas: readonly AreaState[];
}

/** What the product is, area by area, each with its state. */
export function AreaGrid({ areas }: Props) {
  return (
    <div className={styles.room}>
      <ul role="list" className={styles.grid}>
        {areas.map((area) => (
          <AreaCell key={area.name} area={area} />
        ))}
      </ul>
    </div>
  );
}

function AreaCell({ area }: { area: AreaState }) {
  const copy = AREA_COPY[area.name];
  return (
    <li className={styles.cell}>
      <Icon name={copy?.icon ?? 'brick'} className={styles.icon} />
      <h3 className={styles.title}>
        <AreaTitle area={area} />
      </h3>
      {copy && (
        <p className={styles.text}>
          <FormattedMessage id={copy.textId} />
        </p>
      )}
      <div className={styles.foot}>
        <StateLabel area={area} />
      </div>
    </li>
  );
}
