import { $isSignedIn } from '@mortar/host';
import { QUESTIONS_OF_RUN, type PlayedRun } from '@mortar/protocol/quiz';
import { Tag } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { OutcomeTag, ToldQuestion } from '#entities/result';
import { ReportQuestion } from '#features/report-question';
import styles from './answers.module.css';

/** Every question of the run with its answer, in the order in which they were asked. */
export function Answers({ run }: { run: PlayedRun }) {
  const isSignedIn = useUnit($isSignedIn);
  return (
    <section aria-labelledby="answers" className={styles.answers}>
      <h2 id="answers" className={styles.title}>
        <FormattedMessage id="quiz.result.answers" />
      </h2>
      <ol className={styles.list}>
        {run.questions.map((question, place) => (
          <li key={place} className={styles.item}>
            <ToldQuestion
              quiz={question.quiz}
              selected={question.selected}
              about={
                <>
                  <FormattedMessage id="quiz.no" values={{ no: question.no, total: QUESTIONS_OF_RUN }} />
                  <OutcomeTag outcome={question.outcome} />
                  {question.gained > 0 && <FormattedMessage id="quiz.gained" values={{ points: question.gained }} />}
                  {question.mended && (
                    <Tag tone="info">
                      <FormattedMessage id="quiz.result.mended" values={{ points: question.mended.points }} />
                    </Tag>
                  )}
                  {question.revived && <FormattedMessage id="quiz.result.revived" />}
                  {question.cards.length > 0 && (
                    <Link to="/bricks">
                      <FormattedMessage id="quiz.result.ledger" />
                    </Link>
                  )}
                </>
              }
            >
              {question.mended && (
                <p className={styles.mended}>
                  <FormattedMessage id="quiz.result.mended.why" values={{ reason: <q key="reason">{question.mended.reason}</q> }} />
                </p>
              )}
              {isSignedIn && <ReportQuestion runid={run.runid} place={place} />}
            </ToldQuestion>
          </li>
        ))}
      </ol>
    </section>
  );
}
