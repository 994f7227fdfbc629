import { Button } from '@mortar/ui';
import { $isSignedIn, type AreaState } from '@mortar/host';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { HeroWall } from '#features/hero-wall';
import { OpenHub } from '#features/open-hub';
import headings from '../../lib/headings.module.css';
import styles from './hero.module.css';

interface Props {
  areas: readonly AreaState[];
}

/** What this is in one line, where to begin, and the wall as it stands. */
export function Hero({ areas }: Props) {
  const isSignedIn = useUnit($isSignedIn);
  return (
    <section className={styles.hero} aria-labelledby="home-title">
      <div className={styles.words}>
        <h1 id="home-title" className={headings.display}>
          <FormattedMessage id="gamehub.home.title" />
        </h1>
        <p className={styles.lede}>
          <FormattedMessage id="gamehub.home.lede" />
        </p>
        <div className={styles.actions}>
          <Button variant="primary" size="large" render={<Link to={isSignedIn ? '/bricks' : '/login'} />}>
            <FormattedMessage id={isSignedIn ? 'gamehub.bricks.balances' : 'gamehub.home.start'} />
          </Button>
          <OpenHub size="large" />
        </div>
        {!isSignedIn && (
          <p className={styles.note}>
            <FormattedMessage id="gamehub.home.note" />
          </p>
        )}
      </div>
      <HeroWall areas={areas} />
    </section>
  );
}
