import type { Output } from '@mortar/protocol';
import type { getTopRank } from '@mortar/protocol/games';
import { BrickAvatar } from '@mortar/ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import styles from './rank-rows.module.css';

type Ranks = Output<typeof getTopRank>;

/** The best of a board, and the person's own row where it is further down. */
export function RankRows({ items, me }: Ranks) {
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

function RankRow({ row, isMine }: { row: Ranks['items'][number]; isMine: boolean }) {
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
