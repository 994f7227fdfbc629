import { $isSignedIn } from '@mortar/host';
import { useGate, useUnit } from 'effector-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { GameShelf } from '#entities/game';
import { useReturn } from '../../lib/use-return.ts';
import { DailyChallenge } from './daily-challenge.tsx';
import styles from './game-centre.module.css';
import { CentreGate, ranksWanted } from './model.ts';
import { MyPoints } from './my-points.tsx';
import { RecentRuns } from './recent-runs.tsx';
import { TopRank } from './top-rank.tsx';

/** The game centre: my points, today's challenge, the games, my last ones, the leaderboard. As wide as its room: one column in a panel, two on a page. */
export function GameCentre() {
  const titleId = useId();
  useGate(CentreGate);
  const { isSignedIn, want } = useUnit({ isSignedIn: $isSignedIn, want: ranksWanted });
  useReturn(want);
  return (
    <div className={styles.room}>
      <div className={styles.centre}>
        <MyPoints />
        <div className={styles.play}>
          <DailyChallenge />
          <section className={styles.games} aria-labelledby={titleId}>
            <h2 id={titleId} className={styles.title}>
              <FormattedMessage id="gamehub.centre.games" />
            </h2>
            <GameShelf />
          </section>
          {isSignedIn && <RecentRuns />}
        </div>
        <TopRank />
      </div>
    </div>
  );
}
