import type { AreaState } from '@mortar/host';
import { FormattedMessage } from 'react-intl';
import headings from '../../lib/headings.module.css';
import { AREA_COPY } from './area-copy.ts';
import styles from './area-grid.module.css';
import { AreaIcon } from './area-icon.tsx';
import { AreaTitle } from './area-title.tsx';
import { StateLabel } from './state-label.tsx';

interface Props {
  areas: readonly AreaState[];
}

/** What the product is, area by area, each with its state. */
export function AreaGrid({ areas }: Props) {
  return (
    <div className={styles.room}>
      <ul className={styles.grid}>
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
      <div className={styles.head}>
        <AreaIcon area={area} className={styles.icon} />
        <StateLabel area={area} />
      </div>
      <h3 className={headings.name}>
        <AreaTitle area={area} />
      </h3>
      {copy && (
        <p className={styles.text}>
          <FormattedMessage id={copy.textId} />
        </p>
      )}
    </li>
  );
}
