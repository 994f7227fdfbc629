import type { AreaState } from '@mortar/host';
import headings from '../../lib/headings.module.css';
import styles from './area-grid.module.css';
import { AreaIcon, AreaText, AreaTitle } from './area-words.tsx';
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
  return (
    <li className={styles.cell}>
      <div className={styles.head}>
        <AreaIcon area={area} className={styles.icon} />
        <StateLabel area={area} />
      </div>
      <h3 className={headings.name}>
        <AreaTitle area={area} />
      </h3>
      <AreaText area={area} className={styles.text} />
    </li>
  );
}
