import { createLoader, Paged } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { CommitmentItem } from './commitment-item.tsx';
import { commitments } from './model.ts';
import styles from './page.module.css';

export const loader = createLoader(commitments.wanted);

const STEPS = ['before', 'yours', 'after'] as const;

/** `/quiz/fairness`: how a draw can be checked, and every commitment, those of rounds to come included. */
export function Page() {
  const { formatMessage } = useIntl();
  return (
    <QuizFrame title={<FormattedMessage id="quiz.fairness.title" />} lede={<FormattedMessage id="quiz.fairness.lede" />}>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            <h2 className={styles.name}>
              <FormattedMessage id={`quiz.fairness.${step}`} />
            </h2>
            <p className={styles.text}>
              <FormattedMessage id={`quiz.fairness.${step}.text`} />
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.text}>
        <FormattedMessage id="quiz.fairness.limits" />
      </p>
      <Paged
        of={commitments}
        failed={formatMessage({ id: 'quiz.fairness.failed' })}
        headingLevel={2}
        pending={<Skeleton shape="text" lines={10} />}
        empty={() => <EmptyState headingLevel={2} title={formatMessage({ id: 'quiz.fairness.none' })} />}
      >
        {({ items, publickey }) => (
          <section aria-labelledby="commits" className={styles.commits}>
            <h2 id="commits" className={styles.title}>
              <FormattedMessage id="quiz.fairness.commits" />
            </h2>
            <p className={styles.text}>
              <FormattedMessage
                id="quiz.fairness.key"
                values={{
                  key: (
                    <code key="key" lang="en" className={styles.hash}>
                      {publickey}
                    </code>
                  ),
                }}
              />
            </p>
            <ul className={styles.list}>
              {items.map((item) => (
                <CommitmentItem key={item.roundid} of={item} />
              ))}
            </ul>
          </section>
        )}
      </Paged>
    </QuizFrame>
  );
}
