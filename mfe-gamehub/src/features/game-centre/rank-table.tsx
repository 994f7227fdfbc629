import { $session } from '@mortar/host';
import { Tag } from '@mortar/ui';
import { Table } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Picture } from '../../lib/picture.tsx';
import type { Place, Standing } from './model.ts';
import styles from './rank-table.module.css';

interface Props {
  standing: Standing;
}

/** Edge of a picture in px. */
const PICTURE = 24;

/** The places of a board; the caller's own comes last when it is not among them. */
export function RankTable({ standing: { board, items, me } }: Props) {
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
          cell: (place) => <Player place={place} isMe={place.uid === session?.uid} />,
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

function Player({ place: { rank, uid, username, headimgurl }, isMe }: { place: Place; isMe: boolean }) {
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
