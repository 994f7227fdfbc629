import type { Conversation } from '@mortar/protocol/messaging';
import { useStoreMap } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $here, $typing } from '#entities/presence';
import styles from './conversation-frame.module.css';

/** Under a conversation's name: who types, else whether the other is here or how many are in the channel. */
export function Presence({ conversation: { id, peerId, isgroup, members, description } }: { conversation: Conversation }) {
  const typing = useStoreMap({ store: $typing, keys: [id], fn: (all, [key]) => all[key]?.count ?? 0 });
  const isHere = useStoreMap({ store: $here, keys: [peerId, isgroup], fn: (here, [uid, isChannel]) => !isChannel && here.has(uid) });
  if (typing > 0) {
    return (
      <span className={styles.note} data-live>
        <FormattedMessage id={isgroup ? 'im.typing.count' : 'im.typing'} values={{ count: typing }} />
      </span>
    );
  }
  if (isHere) {
    return (
      <span className={styles.note} data-live>
        <FormattedMessage id="im.here" />
      </span>
    );
  }
  if (isgroup) {
    return (
      <span className={styles.note}>
        <FormattedMessage id="im.members" values={{ count: members }} />
      </span>
    );
  }
  return description ? <span className={styles.note}>{description}</span> : null;
}
