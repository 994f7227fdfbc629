import { createLoader, Loaded } from '@mortar/remote-kit';
import { Button, Skeleton } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { FlawList, Reason, StateTag, Wording } from '#entities/bank';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { Acts } from './acts.tsx';
import { Facts } from './facts.tsx';
import { question } from './model.ts';
import styles from './page.module.css';
import { Records } from './records.tsx';

export const loader = createLoader(question.wanted, ({ params }) => ({ id: params['question'] ?? '' }));

/** `/quiz/bank/<question>`: everything that a question is judged by, and what can be done with it. */
export function Page() {
  const { formatMessage } = useIntl();
  const { question: id = '' } = useParams();
  return (
    <QuizFrame
      back={
        <Button variant="quiet" icon="arrow-left" render={<Link to="/quiz/bank" />}>
          <FormattedMessage id="quiz.bank.title" />
        </Button>
      }
      title={id}
      lede={<FormattedMessage id="quiz.bank.question.lede" />}
    >
      <Loaded
        of={question}
        is={(data) => data.id === id}
        failed={formatMessage({ id: 'quiz.bank.question.failed' })}
        gone={{ title: formatMessage({ id: 'quiz.bank.question.gone' }) }}
        headingLevel={2}
        pending={<Skeleton shape="text" lines={12} />}
      >
        {(data) => (
          <div className={styles.question}>
            <p className={styles.state}>
              <StateTag state={data.state} />
              {data.reason && (
                <span>
                  <Reason reason={data.reason} />
                </span>
              )}
            </p>
            <div className={styles.wordings}>
              <Wording written={data} locale="en" picks={data.picks} />
              <Wording written={data} locale="zh-HK" picks={data.picks} />
            </div>
            <FlawList flaws={data.flaws} />
            <Acts key={`${data.id} ${data.rev}`} question={data} />
            <Facts question={data} />
            <Records question={data} />
          </div>
        )}
      </Loaded>
    </QuizFrame>
  );
}
