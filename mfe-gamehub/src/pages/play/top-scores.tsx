import type { Output } from '@mortar/protocol';
import type { getTopRank } from '@mortar/protocol/games';
import { Loaded } from '@mortar/remote-kit';
import { BrickAvatar, Skeleton } from '@mortar/ui';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { board } from './board.ts';
import styles from './top-scores.module.css';

type Row = Output<typeof getTopRank>['items'][number];

/** The best of this game, and the person's own rank where it is further down. */
export function TopScores() {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="top-scores">
      <h2 id="top-scores" className={styles.title}>
        <FormattedMessage id="gamehub.play.board" />
      </h2>
      <Loaded of={board} failed={formatMessage({ id: 'gamehub.play.board.failed' })} pending={<Skeleton className={styles.waiting} />}>
        {(ranks) => <Rows {...ranks} />}
      </Loaded>
    </section>
  );
}

function Rows({ items, me }: Output<typeof getTopRank>) {
  if (items.length === 0) {
    return (
      <p className={styles.empty}>
        <FormattedMessage id="gamehub.play.board.empty" />
      </p>
    );
  }
  const isBelow = me !== null && items.every(({ uid }) => uid !== me.uid);
  return (
    <ol className={styles.rows}>
      {[...items, ...(isBelow ? [me] : [])].map((row) => (
        <RankRow key={row.rank} row={row} isMine={row.uid === me?.uid} />
      ))}
    </ol>
  );
}

function RankRow({ row, isMine }: { row: Row; isMine: boolean }) {
  return (
    <li className={styles.row} data-mine={isMine || undefined}>
      <span className={styles.rank}>{row.rank}</span>
      <BrickAvatar seed={row.uid} size={24} />
      <span className={styles.name}>{isMine ? <FormattedMessage id="gamehub.play.you" /> : row.username}</span>
      <span className={styles.score}>
        <FormattedNumber value={row.score} />
      </span>
    </li>
  );
}
