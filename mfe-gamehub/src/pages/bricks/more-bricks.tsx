import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './more-bricks.module.css';

/** Where further bricks come from. */
export function MoreBricks() {
  return (
    <aside className={styles.more} aria-labelledby="bricks-more">
      <h2 id="bricks-more" className={styles.title}>
        <FormattedMessage id="gamehub.bricks.more.title" />
      </h2>
      <p className={styles.text}>
        <FormattedMessage id="gamehub.bricks.more.text" />
      </p>
      <Button variant="primary" trailingIcon="arrow-right" render={<Link to="/im/gamecenter" />}>
        <FormattedMessage id="gamehub.bricks.more.play" />
      </Button>
    </aside>
  );
}
