import type { Conversation } from '@mortar/protocol/messaging';
import { Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $part } from '#entities/timeline';
import { ForwardDialog } from './forward-dialog.tsx';
import { MessageList } from './message-list.tsx';
import { useAttention } from './use-attention.ts';
import styles from './timeline.module.css';

/** The messages of an open conversation. */
export function Timeline({ conversation }: { conversation: Conversation }) {
  const part = useUnit($part);
  useAttention();
  // As it was when the conversation was opened: the line stays where reading began.
  const [unread] = useState(() =>
    conversation.unread_num > 0 ? { from: conversation.readSeq + 1, count: conversation.unread_num } : null,
  );
  const isEmpty = part !== null && part.items.length === 0;
  if (part === null || (isEmpty && conversation.lastSeq >= conversation.minSeq)) return <Pending />;
  return (
    <>
      <MessageList conversation={conversation} part={part} unread={unread} />
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
