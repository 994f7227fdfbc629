import type { Conversation } from '@mortar/protocol/messaging';
import { Icon, VisuallyHidden } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { useStoreMap, useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { $here } from '#entities/presence';
import { timelineExpected } from '#entities/timeline';
import { ListTime } from '../../lib/list-time.tsx';
import { PlaceLink } from '../../lib/place-link.tsx';
import { usePlace } from '../../lib/place.ts';
import { useNameOf } from '../../lib/use-name-of.ts';
import styles from './conversation-row.module.css';
import { LastWords } from './last-words.tsx';
import { RowMenu } from './row-menu.tsx';

/** More than this is not told apart at a glance. */
const MOST = 99;

/** One conversation of the list: with whom, its last words, what waits to be read. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const { formatMessage } = useIntl();
  const { chat } = usePlace();
  const expect = useUnit(timelineExpected);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const name = useNameOf()(conversation.name);
  const { id, peerId, isgroup, imageUrl, at, unread_num: unread, mentions, notify, isPinned, last } = conversation;
  const isHere = useStoreMap({ store: $here, keys: [peerId, isgroup], fn: (here, [uid, isChannel]) => !isChannel && here.has(uid) });
  return (
    <li className={styles.row} data-id={id}>
      <PlaceLink
        className={styles.link}
        to={{ chat: id }}
        aria-current={chat === id ? 'page' : undefined}
        onPointerDown={() => expect(id)}
        onContextMenu={(event) => (event.preventDefault(), setMenuOpen(true))}
      >
        <Avatar
          name={name}
          seed={peerId}
          src={imageUrl}
          shape={isgroup ? 'square' : 'round'}
          size={44}
          decorative
          {...(isHere && { onlineLabel: formatMessage({ id: 'im.here' }) })}
        />
        <span className={styles.words}>
          <span className={styles.line}>
            <bdi className={styles.name}>{name}</bdi>
            {notify === 'none' && <Icon name="bell-off" size={16} label={formatMessage({ id: 'im.list.muted' })} className={styles.mark} />}
            {isPinned && <Icon name="pin" size={16} label={formatMessage({ id: 'im.list.pinned' })} className={styles.mark} />}
            <span className={styles.time}>{last && <ListTime at={at} />}</span>
          </span>
          <span className={styles.line}>
            <LastWords conversation={conversation} />
            {mentions > 0 && (
              <span className={styles.mention} title={formatMessage({ id: 'im.list.mentioned' })}>
                <span aria-hidden="true">@</span>
                <VisuallyHidden>{formatMessage({ id: 'im.list.mentioned' })}</VisuallyHidden>
              </span>
            )}
            {unread > 0 && (
              <span className={styles.badge} data-quiet={notify !== 'all' || undefined}>
                <span aria-hidden="true">{unread > MOST ? `${MOST}+` : unread}</span>
                <VisuallyHidden>{formatMessage({ id: 'im.list.unread' }, { count: unread })}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </PlaceLink>
      <RowMenu conversation={conversation} open={isMenuOpen} onOpenChange={setMenuOpen} />
    </li>
  );
}
