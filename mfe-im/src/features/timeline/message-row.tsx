import type { Conversation } from '@mortar/protocol/messaging';
import { memo, useState, type KeyboardEvent } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { TimelineItem } from '#entities/timeline';
import { yearOf } from '../../lib/year-of.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageBody } from './message-body.tsx';
import type { SeenMessage } from './seen-item.ts';
import { SystemLine } from './system-line.tsx';
import styles from './message.module.css';

interface Props {
  item: TimelineItem;
  message: SeenMessage | null;
  conversation: Conversation;
  isGrouped: boolean;
  /** Begins a day: when; null in the middle of one. */
  day: number | null;
  /** Unread messages begin here; 0 elsewhere. */
  unread: number;
  /** The keys of the keyboard go to it. */
  isActive: boolean;
  /** It was jumped to. */
  isMarked: boolean;
}

/** One row: the lines above it belong to it, so that none of them is ever what the view holds on to. */
export const MessageRow = memo(function MessageRow({ item, message, conversation, isGrouped, day, unread, isActive, isMarked }: Props) {
  const [isHovered, setHovered] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const canAct = message !== null && message.seq > 0 && !message.isRecalled;
  const article = {
    className: styles.row,
    tabIndex: isActive ? 0 : -1,
    'aria-posinset': message?.seq || conversation.lastSeq + 1,
    'aria-setsize': Math.max(conversation.lastSeq, message?.seq ?? 0, 1),
    'aria-label': message?.sender.username,
    'data-row': '',
    'data-marked': isMarked || undefined,
    'data-acting': isHovered || isMenuOpen || undefined,
    onKeyDown: enterActions,
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
  };
  return (
    <>
      {day !== null && (
        <p className={styles.day}>
          <FormattedDate value={day} weekday="long" day="numeric" month="long" year={yearOf(day)} />
        </p>
      )}
      {unread > 0 && (
        <p className={styles.new}>
          <FormattedMessage id="im.message.new" values={{ count: unread }} />
        </p>
      )}
      {item.kind === 'line' ? (
        <SystemLine line={item.line} />
      ) : (
        message && (
          <article {...article}>
            <MessageBody conversation={conversation} message={message} isGrouped={isGrouped && unread === 0 && day === null} />
            {canAct && (isHovered || isActive || isMenuOpen) && (
              <MessageActions conversation={conversation} message={message} onOpenChange={setMenuOpen} />
            )}
          </article>
        )
      )}
    </>
  );
});

/** Enter leads from a message to what can be done with it. */
function enterActions(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[role=toolbar] button')?.focus();
}
