import { Paged, searchOf, useShow } from '@mortar/remote-kit';
import { Button, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Answer } from './answer.tsx';
import { branchFx, SORTS, thread, type Shown, type Sort } from './model.ts';
import list from '../../lib/list.module.css';
import styles from './answers.module.css';

/** What is answered to a post, each with what is answered to it. */
export function Answers({ view: { sort: shown, ...post } }: { view: Shown & { sort: Sort } }) {
  const { formatMessage } = useIntl();
  const show = useShow();
  const branch = useUnit(branchFx);
  return (
    <Paged
      of={thread}
      headingLevel={2}
      failed={formatMessage({ id: 'community.answers.failed' })}
      pending={
        <div className={styles.waiting}>
          <Skeleton shape="text" lines={4} />
        </div>
      }
      empty={() => (
        <p className={styles.none}>
          <FormattedMessage id="community.answers.none" />
        </p>
      )}
    >
      {({ items }) => (
        <section aria-label={formatMessage({ id: 'community.answers' })}>
          <div className={styles.head} role="group" aria-label={formatMessage({ id: 'community.answers.sort' })}>
            {SORTS.map((sort) => (
              <Button
                key={sort}
                variant="quiet"
                aria-pressed={sort === shown}
                onClick={() => show(searchOf({ sort, key: post.key }, { sort: 'old' }))}
              >
                <FormattedMessage id={`community.answers.${sort}`} />
              </Button>
            ))}
          </div>
          <ul className={list.plain}>
            {items.map(({ id, seq, answers, more }) => (
              <li key={id} className={styles.branch}>
                <Answer commentid={id} />
                {answers.length > 0 && (
                  <ul className={list.plain}>
                    {answers.map((answer) => (
                      <li key={answer}>
                        <Answer commentid={answer} />
                      </li>
                    ))}
                  </ul>
                )}
                {more > 0 && (
                  <Button
                    variant="quiet"
                    className={styles.left}
                    onClick={() => void branch({ ...post, root: seq }).catch(() => undefined)}
                  >
                    <FormattedMessage id="community.answers.left" values={{ count: more }} />
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Paged>
  );
}
