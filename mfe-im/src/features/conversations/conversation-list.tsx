import { Button, EmptyState, ErrorState, Skeleton } from '@mortar/ui';
import { Chip } from '@mortar/ui/data';
import { messageOf } from '@mortar/client';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { $isListKnown, $listFailure, listWanted } from '#entities/conversation';
import styles from './conversations.module.css';
import { ConversationRow } from './conversation-row.tsx';
import { $filter, $listed, $requestCount, filterChosen, FILTERS, ListGate, rowsSeen } from './model.ts';
import { useRowsSeen } from './use-rows-seen.ts';

/** The conversations of the person: pinned ones first, then by their last message. */
export function ConversationList({ headingLevel }: { headingLevel: 2 | 3 }) {
  useGate(ListGate);
  const { formatMessage } = useIntl();
  const { list, isKnown, failure, retry, seen } = useUnit({
    list: $listed,
    isKnown: $isListKnown,
    failure: $listFailure,
    retry: listWanted,
    seen: rowsSeen,
  });
  const rows = useRowsSeen(
    list.map(({ id }) => id),
    seen,
  );
  if (!isKnown && failure) {
    return (
      <ErrorState
        headingLevel={headingLevel}
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
      {list.length === 0 ? (
        <Nothing headingLevel={headingLevel} />
      ) : (
        <ul ref={rows} className={styles.rows} aria-label={formatMessage({ id: 'im.list' })}>
          {list.map((conversation) => (
            <ConversationRow key={conversation.id} conversation={conversation} />
          ))}
        </ul>
      )}
    </>
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
  const { formatNumber } = useIntl();
  const { filter, requests, choose } = useUnit({ filter: $filter, requests: $requestCount, choose: filterChosen });
  return (
    <div className={styles.filters}>
      {FILTERS.filter((each) => each !== 'requests' || requests > 0).map((each) => (
        <Chip key={each} pressed={each === filter} onPressedChange={() => choose(each)}>
          <FormattedMessage id={`im.list.filter.${each}`} values={{ count: formatNumber(requests) }} />
        </Chip>
      ))}
    </div>
  );
}

function Nothing({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { formatMessage } = useIntl();
  const filter = useUnit($filter);
  if (filter === 'unread')
    return <EmptyState kind="filtered" headingLevel={headingLevel} title={formatMessage({ id: 'im.list.all-read' })} />;
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={formatMessage({ id: 'im.list.none' })}
      action={
        <Button icon="plus" render={<Link to="/im/addFriend" />}>
          <FormattedMessage id="im.add-friend.title" />
        </Button>
      }
    >
      <FormattedMessage id="im.list.none-text" />
    </EmptyState>
  );
}
