import type { Output } from '@mortar/protocol';
import type { getTopRank } from '@mortar/protocol/games';
import { BrickAvatar, Button, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { board } from './board.ts';
import styles from './top-scores.module.css';

type Row = Output<typeof getTopRank>['items'][number];

/** The best of this game, and the person's own rank where it is further down. */
export function TopScores() {
  const { ranks, failure, retry } = useUnit({ ranks: board.$data, failure: board.$failure, retry: board.retried });
  return (
    <section aria-labelledby="top-scores" aria-busy={!ranks && !failure}>
      <h2 id="top-scores" className={styles.title}>
        <FormattedMessage id="gamehub.play.board" />
      </h2>
      {ranks ? <Rows {...ranks} /> : failure ? <Lost onAsk={() => retry()} /> : <Skeleton className={styles.waiting} />}
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

function Lost({ onAsk }: { onAsk: () => void }) {
  return (
    <div className={styles.empty}>
      <p>
        <FormattedMessage id="gamehub.play.board.failed" />
      </p>
      <Button icon="retry" onClick={onAsk}>
        <FormattedMessage id="gamehub.play.retry" />
      </Button>
    </div>
  );
}
