import { GAME_BRICKS_PER_DAY, POINTS_PER_BRICK } from '@mortar/protocol/games';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { NextBrick, points } from '#entities/points';
import styles from './more-bricks.module.css';

/** Where further bricks come from, and how far the next one is. */
export function MoreBricks() {
  const mine = useUnit(points.$data);
  return (
    <aside className={styles.more} aria-labelledby="bricks-more">
      <h2 id="bricks-more" className={styles.title}>
        <FormattedMessage id="gamehub.bricks.more.title" />
      </h2>
      <p className={styles.text}>
        <FormattedMessage id="gamehub.bricks.more.text" values={{ points: POINTS_PER_BRICK, most: GAME_BRICKS_PER_DAY }} />
      </p>
      {mine && <NextBrick total={mine.points} />}
      <Button variant="primary" trailingIcon="arrow-right" render={<Link to="/im/gamecenter" />}>
        <FormattedMessage id="gamehub.bricks.more.play" />
      </Button>
    </aside>
  );
}
