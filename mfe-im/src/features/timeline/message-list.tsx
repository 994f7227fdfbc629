import type { Conversation } from '@mortar/protocol/messaging';
import { Button, EmptyState, Spinner } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { $fillFailure, $isFilling, mentionAsked, olderWanted, type TimelinePart } from '#entities/timeline';
import { useNameOf } from '../../lib/use-name-of.ts';
import { Announcer } from './announcer.tsx';
import { MessageRow } from './message-row.tsx';
import { $me } from './model.ts';
import { createSeen, isGrouped, isOtherDay } from './seen-item.ts';
import { useAttention } from './use-attention.ts';
import { useRowKeys } from './use-row-keys.ts';
import { unreadLineAt } from './unread-line.ts';
import { useViewport } from './use-viewport.ts';
import styles from './timeline.module.css';

interface Props {
  conversation: Conversation;
  part: TimelinePart;
  /** Where reading began, and how much was unread then. */
  unread: { from: number; count: number } | null;
}

/** Messages as a log of which only what is near stands in the document. */
export function MessageList({ conversation, part, unread }: Props) {
  const { formatMessage } = useIntl();
  const name = useNameOf()(conversation.name);
  const { me, isFilling, failure, older, toMention } = useUnit({
    me: $me,
    isFilling: $isFilling,
    failure: $fillFailure,
    older: olderWanted,
    toMention: mentionAsked,
  });
  const { items, hasOlder } = part;
  const [focused, setFocused] = useState<string | undefined>(undefined);
  const keys = items.map(({ key }) => key);
  const active = focused !== undefined && keys.includes(focused) ? focused : keys.at(-1);
  const { scroller, virtualizer, rows, isAtEnd, marked, goOn } = useViewport({
    conversation: conversation.id,
    part,
    held: active,
    unreadFrom: unread?.from ?? null,
    unreadNow: conversation.unread_num > 0 ? conversation.readSeq + 1 : null,
  });
  useAttention(scroller);
  const scrollTo = (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' });
  const { onKeyDown, onFocus } = useRowKeys({ list: scroller, keys, active, activate: setFocused, scrollTo });
  const lineAt = unread && unreadLineAt(part, me.uid, unread.from);
  const seen = useMemo(() => createSeen(me), [me]);
  const seenAt = (index: number) => (index >= 0 && items[index] ? seen(items[index]) : null);
  const timeAt = (index: number) => (items[index]?.kind === 'line' ? Date.parse(items[index].line.at) : (seenAt(index)?.at ?? null));
  const lastMessage = items.findLast((item) => item.kind === 'message');
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-live="off"
        aria-label={formatMessage({ id: 'im.message.log' }, { name })}
      >
        <div
          role="presentation"
          className={styles.sizer}
          style={{ blockSize: virtualizer.getTotalSize() }}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          {hasOlder && (
            <div className={styles.loader}>
              {isFilling && <Spinner />}
              {failure && !isFilling && (
                <Button variant="quiet" icon="retry" onClick={() => older()}>
                  <FormattedMessage id="im.again" />
                </Button>
              )}
            </div>
          )}
          {rows.map(({ index, key, start }) => {
            const item = items[index]!;
            const message = seenAt(index);
            const at = timeAt(index) ?? 0;
            return (
              <div
                key={String(key)}
                ref={virtualizer.measureElement}
                data-index={index}
                className={styles.item}
                style={{ transform: `translateY(${start}px)` }}
              >
                <MessageRow
                  item={item}
                  message={message}
                  conversation={conversation}
                  isGrouped={message !== null && isGrouped(seenAt(index - 1), message)}
                  day={isOtherDay(timeAt(index - 1), at) ? at : null}
                  unread={unread && message && message.seq === lineAt ? unread.count : 0}
                  isActive={item.key === active}
                  isMarked={marked !== null && message?.seq === marked}
                />
              </div>
            );
          })}
        </div>
        {items.length === 0 && (
          <EmptyState headingLevel={3} title={formatMessage({ id: 'im.message.none' })}>
            <FormattedMessage id="im.message.none-text" />
          </EmptyState>
        )}
      </div>
      {!isAtEnd && items.length > 0 && (
        <div className={styles.pills}>
          {conversation.mentions > 0 && (
            <Button
              className={styles.pill}
              aria-label={formatMessage({ id: 'im.message.to-mention' }, { count: conversation.mentions })}
              onClick={() => toMention()}
            >
              @ <FormattedNumber value={conversation.mentions} />
            </Button>
          )}
          <Button className={styles.pill} icon="arrow-down" onClick={goOn}>
            <FormattedMessage id="im.message.to-end" values={{ count: conversation.unread_num }} />
          </Button>
        </div>
      )}
      <Announcer name={name} last={lastMessage ? seen(lastMessage) : null} />
    </div>
  );
}
