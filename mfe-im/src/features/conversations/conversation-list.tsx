import { messageOf } from '@mortar/client';
import type { Conversation } from '@mortar/protocol/messaging';
import { EmptyState, ErrorState, Skeleton } from '@mortar/ui';
import { Chip } from '@mortar/ui/data';
import { useGate, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $isListKnown, $listFailure, listWanted } from '#entities/conversation';
import styles from './conversations.module.css';
import { ConversationRow } from './conversation-row.tsx';
import { Mentions } from './mentions.tsx';
import { $filter, $listed, $mentionCount, $requestCount, filterChosen, FILTERS, ListGate, rowsSeen } from './model.ts';
import { useRowsSeen } from './use-rows-seen.ts';

interface Props {
  headingLevel: 2 | 3;
  /** What helps somebody who has no conversation yet. */
  newcomer: ReactNode;
}

/** The conversations of the person: pinned ones first, then by their last message; or what names them. */
export function ConversationList(props: Props) {
  useGate(ListGate);
  const { formatMessage } = useIntl();
  const { isKnown, failure, retry } = useUnit({ isKnown: $isListKnown, failure: $listFailure, retry: listWanted });
  if (!isKnown && failure) {
    return (
      <ErrorState
        headingLevel={props.headingLevel}
        title={formatMessage({ id: 'im.list.failed' })}
        retry={{ label: formatMessage({ id: 'im.again' }), onRetry: () => retry(), pending: false }}
      >
        {messageOf(failure)}
      </ErrorState>
    );
  }
  if (!isKnown) return <Pending />;
  return (
    <>
      <Filters />
      <Content {...props} />
    </>
  );
}

function Content({ headingLevel, newcomer }: Props) {
  const { formatMessage } = useIntl();
  const { list, filter } = useUnit({ list: $listed, filter: $filter });
  if (filter === 'mentions') return <Mentions headingLevel={headingLevel} />;
  if (list.length > 0) return <Rows list={list} />;
  if (filter === 'all') return newcomer;
  return <EmptyState kind="filtered" headingLevel={headingLevel} title={formatMessage({ id: 'im.list.all-read' })} />;
}

function Rows({ list }: { list: readonly Conversation[] }) {
  const { formatMessage } = useIntl();
  const rows = useRowsSeen(
    list.map(({ id }) => id),
    useUnit(rowsSeen),
  );
  return (
    <ul ref={rows} className={styles.rows} aria-label={formatMessage({ id: 'im.list' })}>
      {list.map((conversation) => (
        <ConversationRow key={conversation.id} conversation={conversation} />
      ))}
    </ul>
  );
}

/** Rows of a list that is on its way. */
const PENDING = Array.from({ length: 8 }, (_, index) => index);

function Pending() {
  return (
    <div aria-busy="true" className={styles.pending}>
      {PENDING.map((index) => (
        <Skeleton key={index} className={styles.held!} />
      ))}
    </div>
  );
}

function Filters() {
  const { filter, requests, mentions, choose } = useUnit({
    filter: $filter,
    requests: $requestCount,
    mentions: $mentionCount,
    choose: filterChosen,
  });
  const counts = { all: 0, unread: 0, mentions, requests };
  return (
    <div className={styles.filters}>
      {FILTERS.filter((each) => each !== 'requests' || requests > 0).map((each) => (
        <Chip key={each} pressed={each === filter} onPressedChange={() => choose(each)}>
          <FormattedMessage id={`im.list.filter.${each}`} values={{ count: counts[each] }} />
        </Chip>
      ))}
    </div>
  );
}
