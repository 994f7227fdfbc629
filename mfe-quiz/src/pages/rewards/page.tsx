import { createLoader, Paged } from '@mortar/remote-kit';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { rewards } from './model.ts';
import styles from './page.module.css';
import { RewardItem } from './reward-item.tsx';

export const loader = createLoader(rewards.wanted, () => ({}));

/** `/quiz/rewards`: what each round brought, and when it can be spent. */
export function Page() {
  const { formatMessage } = useIntl();
  return (
    <QuizFrame width="text" title={<FormattedMessage id="quiz.rewards.title" />} lede={<FormattedMessage id="quiz.rewards.lede" />}>
      <Paged
        of={rewards}
        failed={formatMessage({ id: 'quiz.rewards.failed' })}
        headingLevel={2}
        pending={<Skeleton shape="text" lines={8} />}
        empty={() => (
          <EmptyState
            headingLevel={2}
            title={formatMessage({ id: 'quiz.rewards.none' })}
            action={
              <Button render={<Link to="/quiz" />}>
                <FormattedMessage id="quiz.closed.home" />
              </Button>
            }
          />
        )}
      >
        {({ items }) => (
          <ol className={styles.rewards}>
            {items.map((reward) => (
              <RewardItem key={`${reward.round} ${reward.eventid}`} reward={reward} />
            ))}
          </ol>
        )}
      </Paged>
      <p className={styles.note}>
        <FormattedMessage id="quiz.rewards.note" />{' '}
        <Link to="/bricks" className={styles.link}>
          <FormattedMessage id="quiz.rewards.bricks" />
        </Link>
      </p>
    </QuizFrame>
  );
}
