import { $session } from '@mortar/host';
import { Tag } from '@mortar/ui';
import { Table } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Picture } from '../../lib/picture.tsx';
import type { Leaderboard } from './model.ts';
import styles from './rank-table.module.css';

type Ranked = Leaderboard['items'][number];

/** Edge of a picture in px. */
const PICTURE = 24;

/** The ranks of a board; the caller's own comes last when it is not among them. */
export function RankTable({ leaderboard: { board, items, me } }: { leaderboard: Leaderboard }) {
  const session = useUnit($session);
  const { formatMessage } = useIntl();
  const rows = me && !items.some(({ uid }) => uid === me.uid) ? [...items, me] : items;
  return (
    <Table
      caption={formatMessage({ id: 'gamehub.centre.rank' })}
      captionHidden
      rowKey={({ rank }) => String(rank)}
      rows={rows}
      columns={[
        {
          key: 'player',
          header: formatMessage({ id: 'gamehub.centre.player' }),
          cell: (ranked) => <Player {...ranked} isMe={ranked.uid === session?.uid} />,
        },
        {
          key: 'score',
          header: formatMessage({ id: board === null ? 'gamehub.centre.points-column' : 'gamehub.centre.score-column' }),
          cell: ({ score }) => <FormattedNumber value={score} />,
          numeric: true,
        },
      ]}
    />
  );
}

function Player({ rank, uid, username, headimgurl, isMe }: Ranked & { isMe: boolean }) {
  return (
    <span className={styles.player}>
      <span className={styles.place}>
        <FormattedNumber value={rank} />
      </span>
      <Picture seed={uid} src={headimgurl} size={PICTURE} shape="round" />
      <bdi className={styles.name}>{username}</bdi>
      {isMe && (
        <Tag tone="ember">
          <FormattedMessage id="gamehub.centre.me" />
        </Tag>
      )}
    </span>
  );
}
