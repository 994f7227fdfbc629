import { $session } from '@mortar/host';
import type { RankRow } from '@mortar/protocol/rankings';
import { Tag } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import styles from './rank-rows.module.css';

/** Places of a ranking, the highest first; one that the person has says so. */
export function RankRows({ rows }: { rows: readonly RankRow[] }) {
  const session = useUnit($session);
  return (
    <ol className={styles.rows}>
      {rows.map((row, index) => {
        const isMe = row.uid !== '' && row.uid === session?.uid;
        return (
          <li key={`${row.rank} ${row.uid} ${index}`} className={styles.row} data-me={isMe || undefined}>
            <span className={styles.rank}>
              <FormattedNumber value={row.rank} />
            </span>
            <Avatar decorative name={row.name} seed={row.uid || String(row.rank)} src={row.avatar} size={32} />
            <span className={styles.name}>
              {row.uid === '' ? <FormattedMessage id="quiz.rank.hidden" /> : <bdi>{row.name}</bdi>}
              {isMe && (
                <Tag tone="ember">
                  <FormattedMessage id="quiz.rank.me" />
                </Tag>
              )}
            </span>
            <span className={styles.points}>
              <FormattedNumber value={row.points} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
