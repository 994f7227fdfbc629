import { ErrorState, Button, Skeleton } from '@mortar/ui';
import { FailureText, searchOf, useShow } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Answer } from './answer.tsx';
import {
  $isThreadLoading,
  $thread,
  $threadFailure,
  branchWanted,
  moreWanted,
  SORTS,
  threadOpened,
  type Shown,
  type Sort,
} from './model.ts';
import list from '../../lib/list.module.css';
import styles from './answers.module.css';

/** What is answered to a post, each with what is answered to it. */
export function Answers({ view }: { view: Shown & { sort: Sort } }) {
  const { formatMessage } = useIntl();
  const show = useShow();
  const { thread, failure, isLoading, more, branch, retry } = useUnit({
    thread: $thread,
    failure: $threadFailure,
    isLoading: $isThreadLoading,
    more: moreWanted,
    branch: branchWanted,
    retry: threadOpened,
  });
  if (!thread && failure) {
    return (
      <ErrorState
        headingLevel={2}
        title={formatMessage({ id: 'community.answers.failed' })}
        retry={{ label: formatMessage({ id: 'community.again' }), onRetry: () => retry(view), pending: isLoading }}
      />
    );
  }
  if (!thread)
    return (
      <div aria-busy="true" className={styles.waiting}>
        <Skeleton shape="text" lines={4} />
      </div>
    );
  if (thread.branches.length === 0 && thread.isEnd) {
    return (
      <p className={styles.none}>
        <FormattedMessage id="community.answers.none" />
      </p>
    );
  }
  return (
    <section aria-label={formatMessage({ id: 'community.answers' })}>
      <div className={styles.head} role="group" aria-label={formatMessage({ id: 'community.answers.sort' })}>
        {SORTS.map((sort) => (
          <Button
            key={sort}
            variant="quiet"
            aria-pressed={sort === view.sort}
            onClick={() => show(searchOf({ sort, key: view.key }, { sort: 'old' }))}
          >
            <FormattedMessage id={`community.answers.${sort}`} />
          </Button>
        ))}
      </div>
      <ul className={list.plain}>
        {thread.branches.map(({ id, seq, answers, more: left }) => (
          <li key={id} className={styles.branch}>
            <Answer commentid={id} linkKey={view.key} />
            {answers.length > 0 && (
              <ul className={list.plain}>
                {answers.map((answer) => (
                  <li key={answer}>
                    <Answer commentid={answer} linkKey={view.key} />
                  </li>
                ))}
              </ul>
            )}
            {left > 0 && (
              <Button variant="quiet" className={styles.left} onClick={() => branch(seq)}>
                <FormattedMessage id="community.answers.left" values={{ count: left }} />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {failure && <FailureText failure={failure} />}
      {!thread.isEnd && (
        <div className={styles.more}>
          <Button loading={isLoading} onClick={() => more()}>
            <FormattedMessage id="community.answers.more" />
          </Button>
        </div>
      )}
    </section>
  );
}
