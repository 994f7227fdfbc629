import { Loaded } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { board } from './board.ts';
import { RankRows } from './rank-rows.tsx';
import styles from './top-scores.module.css';

/** The best of this game. */
export function TopScores() {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="top-scores">
      <h2 id="top-scores" className={styles.title}>
        <FormattedMessage id="gamehub.play.board" />
      </h2>
      <Loaded of={board} failed={formatMessage({ id: 'gamehub.play.board.failed' })} pending={<Skeleton className={styles.waiting} />}>
        {(ranks) => <RankRows {...ranks} />}
      </Loaded>
    </section>
  );
}
