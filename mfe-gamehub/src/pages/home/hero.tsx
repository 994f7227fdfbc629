import { Button } from '@mortar/ui';
import { $isSignedIn } from '@mortar/host';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { HeroWall } from '#features/hero-wall';
import headings from '../../lib/headings.module.css';
import styles from './hero.module.css';

/** What this is in one line, where to begin, and the product at work. */
export function Hero() {
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
          <Button variant="primary" size="large" icon="play" className={styles.action} render={<Link to="/games/kiln-stack" />}>
            <FormattedMessage id="gamehub.home.play" />
          </Button>
          <Button size="large" className={styles.action} render={<Link to={isSignedIn ? '/bricks' : '/reg'} />}>
            <FormattedMessage id={isSignedIn ? 'gamehub.bricks.balances' : 'gamehub.home.sign-up'} />
          </Button>
        </div>
        {!isSignedIn && (
          <p className={styles.note}>
            <FormattedMessage id="gamehub.home.note" />
          </p>
        )}
      </div>
      <HeroWall />
    </section>
  );
}
