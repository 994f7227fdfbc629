import { whenIdle } from '@mortar/host';
import { EmptyState, VisuallyHidden } from '@mortar/ui';
import { useGate } from 'effector-react';
import { Suspense, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MessagingGate } from '#entities/sync';
import { Conversations } from '#features/conversations';
import { useTakenConversation } from '#features/taker';
import { usePlace, type Place } from '../../lib/place.ts';
import { useSearchKey } from '../../lib/use-search-key.ts';
import { conversationExpected, ConversationPane, Newcomer, SidePane } from './chunks.ts';
import styles from './panes.module.css';

/** What a place is about. A message that was found beside its conversation comes before the list of those that were found. */
function shownOf({ chat, side, seq }: Place): 'list' | 'chat' | 'side' | 'message' {
  if (!chat) return 'list';
  if (!side) return 'chat';
  return seq ? 'message' : 'side';
}

/** Conversations, the open one, and what stands beside it; where there is no room for all, one of them at a time. */
export function Panes({ isDocked = false }: { isDocked?: boolean }) {
  const { formatMessage } = useIntl();
  const place = usePlace();
  const { chat, side } = place;
  const title = formatMessage({ id: 'im.title' });
  const panes = useRef<HTMLDivElement>(null);
  useGate(MessagingGate);
  useTakenConversation();
  useSearchKey(panes);
  // Whoever looks at conversations opens one.
  useEffect(() => whenIdle(conversationExpected), []);
  return (
    <>
      {!isDocked && (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      )}
      <div ref={panes} className={styles.panes} data-shows={shownOf(place)} data-docked={isDocked || undefined}>
        <div className={styles.list}>
          <Conversations
            {...(!isDocked && { title })}
            newcomer={
              <Suspense>
                <Newcomer headingLevel={isDocked ? 3 : 2} />
              </Suspense>
            }
          />
        </div>
        <div className={styles.chat}>
          {chat ? (
            <Suspense>
              <ConversationPane key={chat} id={chat} />
            </Suspense>
          ) : (
            <EmptyState className={styles.nothing!} title={formatMessage({ id: 'im.chat.none' })}>
              <FormattedMessage id="im.chat.none-text" />
            </EmptyState>
          )}
        </div>
        {chat && side && (
          <div className={styles.side}>
            <Suspense>
              <SidePane side={side} />
            </Suspense>
          </div>
        )}
      </div>
    </>
  );
}
