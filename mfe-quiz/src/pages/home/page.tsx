import { createLoader, Loaded } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { round } from '#entities/round';
import { ClaimNote } from '#features/claim-note';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { homeOpened } from './model.ts';
import { HowItWorks } from './how-it-works.tsx';
import { NextEvent } from './next-event.tsx';
import styles from './page.module.css';
import { Today } from './today.tsx';

export const loader = createLoader(homeOpened);

/** `/quiz`: today’s run in one press, for visitors too, and the next live event. */
export function Page() {
  const { formatMessage } = useIntl();
  return (
    <QuizFrame title={<FormattedMessage id="quiz.title" />} lede={<FormattedMessage id="quiz.lede" />}>
      <ClaimNote />
      <div className={styles.room}>
        <Loaded
          of={round}
          failed={formatMessage({ id: 'quiz.home.failed' })}
          headingLevel={2}
          pending={<Skeleton className={styles.held!} />}
        >
          {(open) => <Today round={open} />}
        </Loaded>
        <HowItWorks />
      </div>
      <NextEvent />
    </QuizFrame>
  );
}
