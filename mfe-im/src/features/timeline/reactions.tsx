import type { Reaction } from '@mortar/protocol/messaging';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { reactFx } from '#entities/timeline';
import styles from './message.module.css';

interface Props {
  conversation: string;
  seq: number;
  reactions: readonly Reaction[];
}

/** Reactions to a message; a press adds one's own or takes it away. */
export function Reactions({ conversation, seq, reactions }: Props) {
  const { formatMessage } = useIntl();
  const react = useUnit(reactFx);
  return (
    <div className={styles.reactions}>
      {reactions.map(({ emoji, count, mine }) => (
        <button
          key={emoji}
          type="button"
          className={styles.reaction}
          aria-pressed={mine}
          aria-label={formatMessage({ id: 'im.message.reaction' }, { emoji, count })}
          onClick={() => void react({ conversation, seq, emoji, on: !mine }).catch(() => undefined)}
        >
          {emoji} <span>{count}</span>
        </button>
      ))}
    </div>
  );
}
