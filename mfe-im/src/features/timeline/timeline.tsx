import type { Conversation } from '@mortar/protocol/messaging';
import { Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $part } from '#entities/timeline';
import { ForwardDialog } from './forward-dialog.tsx';
import { MessageList } from './message-list.tsx';
import styles from './timeline.module.css';

/** So many that come at once may push what is being read out of view. */
const MANY = 8;

/** Where reading begins, and how much is unread from there; null where nothing is. The line stays there while more comes. */
const unreadOf = ({ unread_num: count, readSeq }: Conversation) => (count > 0 ? { from: readSeq + 1, count } : null);

/** The messages of an open conversation. */
export function Timeline({ conversation }: { conversation: Conversation }) {
  const part = useUnit($part);
  const [opening, setOpening] = useState({ turn: 0, unread: unreadOf(conversation) });
  const [known, setKnown] = useState(conversation.unread_num);
  if (known !== conversation.unread_num) {
    setKnown(conversation.unread_num);
    // Much came while nothing did come through: nobody has seen it, so the conversation opens anew where that begins.
    if (conversation.unread_num - known > MANY) setOpening({ turn: opening.turn + 1, unread: unreadOf(conversation) });
  }
  const isEmpty = part !== null && part.items.length === 0;
  if (part === null || (isEmpty && conversation.lastSeq >= conversation.minSeq)) return <Pending />;
  return (
    <>
      <MessageList key={opening.turn} conversation={conversation} part={part} unread={opening.unread} />
      <ForwardDialog />
    </>
  );
}

function Pending() {
  return (
    <div className={styles.pending} aria-busy="true">
      <Skeleton shape="text" lines={6} />
    </div>
  );
}
