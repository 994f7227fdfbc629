import { useIntl } from 'react-intl';
import { ArtBrick } from './art-brick.tsx';
import { ART, BRICKS } from './bricks.ts';
import styles from './hero-wall.module.css';
import { PauseButton } from './pause-button.tsx';

/** The wall of the hero: live pieces of the product in running bond, and pictures that fill the bond. */
export function HeroWall() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.frame}>
      <ul className={styles.wall} aria-label={formatMessage({ id: 'gamehub.wall.label' })}>
        {Object.entries(BRICKS).map(([name, Brick]) => (
          <li key={name} className={styles.place} data-brick={name}>
            <Brick />
          </li>
        ))}
        {ART.flat().map(({ desk, phone }, index) => (
          <li key={index} className={styles.art} data-desk={desk} data-phone={phone} aria-hidden="true">
            <ArtBrick seed={index} />
          </li>
        ))}
      </ul>
      <PauseButton className={styles.pause} />
    </div>
  );
}
