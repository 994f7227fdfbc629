import type { AreaState } from '@mortar/host';
import { useIntl } from 'react-intl';
import { ArtBrick } from './art-brick.tsx';
import { layWall } from './bond.ts';
import { FactBrick } from './fact-brick.tsx';
import { wallFacts } from './facts.ts';
import styles from './hero-wall.module.css';

interface Props {
  areas: readonly AreaState[];
}

/** The wall of the hero: bricks in running bond that say what is true now, and pictures that fill the bond. */
export function HeroWall({ areas }: Props) {
  const intl = useIntl();
  return (
    <div className={styles.frame}>
      <ul className={styles.wall} aria-label={intl.formatMessage({ id: 'gamehub.wall.label' })}>
        {layWall(wallFacts(areas)).map(({ key, fact, desk, phone }, index) => (
          <li key={key} className={styles.place} data-desk={desk} data-phone={phone} aria-hidden={fact ? undefined : true}>
            {fact ? <FactBrick fact={fact} /> : <ArtBrick seed={index} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
