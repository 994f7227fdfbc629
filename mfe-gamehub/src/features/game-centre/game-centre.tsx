import { useGate, useUnit } from 'effector-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { GameShelf } from '#entities/game';
import { useReturn } from '../../lib/use-return.ts';
import styles from './game-centre.module.css';
import { CentreGate, ranksWanted } from './model.ts';
import { MyPoints } from './my-points.tsx';
import { TopRank } from './top-rank.tsx';

/** The game centre: my points, the games, the top rank. As wide as its room: one column in a panel, two on a page. */
export function GameCentre() {
  const titleId = useId();
  useGate(CentreGate);
  useReturn(useUnit(ranksWanted));
  return (
    <div className={styles.room}>
      <div className={styles.centre}>
        <MyPoints />
        <section className={styles.games} aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title}>
            <FormattedMessage id="gamehub.centre.games" />
          </h2>
          <GameShelf />
        </section>
        <TopRank />
      </div>
    </div>
  );
}
