import { $session } from '@mortar/host';
import type { Conversation } from '@mortar/protocol/messaging';
import { useStoreMap, useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $drafts } from '#entities/draft';
import { $typing } from '#entities/presence';
import { useNameOf } from '../../lib/use-name-of.ts';
import styles from './last-words.module.css';

/** What is said of a conversation in one line: who types, what was begun, or its last message. */
export function LastWords({ conversation: { id, isgroup, last, description } }: { conversation: Conversation }) {
  const nameOf = useNameOf();
  const me = useUnit($session)?.uid;
  const typing = useStoreMap({ store: $typing, keys: [id], fn: (all, [key]) => all[key]?.count ?? 0 });
  const draft = useStoreMap({ store: $drafts, keys: [id], fn: (all, [key]) => all[key]?.text ?? '' });
  if (typing > 0) {
    return (
      <span className={styles.words} data-tone="typing">
        <FormattedMessage id={isgroup ? 'im.typing.count' : 'im.typing'} values={{ count: typing }} />
      </span>
    );
  }
  if (draft) {
    return (
      <span className={styles.words}>
        <span className={styles.draft}>
          <FormattedMessage id="im.list.draft" />
        </span>{' '}
        {draft}
      </span>
    );
  }
  if (!last) return <span className={styles.words}>{description || <FormattedMessage id="im.list.empty-one" />}</span>;
  if (last.isRecalled) {
    return (
      <span className={styles.words}>
        <FormattedMessage id="im.list.recalled" />
      </span>
    );
  }
  return (
    <span className={styles.words}>
      {last.uid === me ? (
        <FormattedMessage id="im.list.you" values={{ text: last.text }} />
      ) : isgroup ? (
        <FormattedMessage id="im.list.who" values={{ name: <bdi>{nameOf(last.username)}</bdi>, text: last.text }} />
      ) : (
        last.text
      )}
    </span>
  );
}
