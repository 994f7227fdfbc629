import { Icon } from '@mortar/ui';
import { useIntl } from 'react-intl';
import type { SeenMessage } from './seen-item.ts';
import styles from './message.module.css';

interface Props {
  message: SeenMessage;
  /** The other of a private chat has read it. */
  isRead: boolean;
}

const ICONS = { waiting: 'clock', sent: 'check', read: 'check-check', old: 'warning', refused: 'warning' } as const;

/** How far a message of one's own has come; its room is the same in every state. */
export function MessageState({ message, isRead }: Props) {
  const { formatMessage } = useIntl();
  const state = message.state === 'sent' && isRead ? 'read' : message.state;
  return (
    <span className={styles.state} data-state={state}>
      <Icon name={ICONS[state]} size={16} label={formatMessage({ id: `im.message.state.${state}` })} />
    </span>
  );
}
