import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { PdfLinks } from '#entities/whitepaper';
import { OpenHub } from '#features/open-hub';
import headings from '../../lib/headings.module.css';
import styles from './doors.module.css';

/** Where to go on from here: the whitepaper and the Game Hub, parted by a line of mortar. */
export function Doors() {
  return (
    <div className={styles.doors}>
      <section id="whitepaper" className={styles.door} aria-labelledby="whitepaper-title">
        <h2 id="whitepaper-title" className={headings.title}>
          <FormattedMessage id="gamehub.doors.whitepaper.title" />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id="gamehub.doors.whitepaper.text" />
        </p>
        <Button trailingIcon="arrow-right" render={<Link to="/whitepaper" />}>
          <FormattedMessage id="gamehub.doors.whitepaper.open" />
        </Button>
        <PdfLinks />
      </section>
      <section id="game-hub" className={styles.door} aria-labelledby="game-hub-title">
        <h2 id="game-hub-title" className={headings.title}>
          <FormattedMessage id="gamehub.doors.games.title" />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id="gamehub.doors.games.text" />
        </p>
        <OpenHub trailingIcon="arrow-right" />
      </section>
    </div>
  );
}
