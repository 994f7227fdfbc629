import { createLoader, FailureText } from '@mortar/remote-kit';
import { Button, ErrorState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router';
import { $isKnown, $isOpening, $openFailure, $run, runOpened, type TimedRun } from '#entities/run';
import { ClaimNote } from '#features/claim-note';
import { Failed } from './failed.tsx';
import { NoRound } from './no-round.tsx';
import { Passed } from './passed.tsx';
import styles from './page.module.css';
import { Question } from './question.tsx';
import { RunHead } from './run-head.tsx';

export const loader = createLoader(runOpened);

/** `/quiz/play`: the run of the open round, which the first visit begins; a later one finds it where it stands. */
export function Page() {
  const { formatMessage } = useIntl();
  const state = useUnit({ run: $run, isKnown: $isKnown, failure: $openFailure, isOpening: $isOpening, open: runOpened });
  const { run } = state;
  if (run) return <Standing run={run} />;
  if (state.isKnown) return <NoRound />;
  return (
    <div className={styles.place} aria-busy={state.isOpening}>
      <h1 className={styles.hidden}>
        <FormattedMessage id="quiz.play.title" />
      </h1>
      {state.failure ? (
        <ErrorState
          headingLevel={2}
          title={formatMessage({ id: 'quiz.play.failed' })}
          retry={{ label: formatMessage({ id: 'quiz.again' }), onRetry: () => state.open(), pending: state.isOpening }}
        >
          <FailureText failure={state.failure} />
        </ErrorState>
      ) : (
        <Skeleton shape="text" lines={8} />
      )}
    </div>
  );
}

function Standing({ run }: { run: TimedRun }) {
  if (run.status === 'won' || run.status === 'lost' || run.status === 'expired') {
    return <Navigate replace to={`/quiz/runs/${run.runid}`} />;
  }
  return (
    <div className={styles.place} data-status={run.status}>
      <ClaimNote />
      <RunHead run={run} />
      {run.status === 'asked' && <Question key={run.token} run={run} />}
      {run.status === 'passed' && <Passed run={run} />}
      {run.status === 'failed' && <Failed run={run} />}
      <Button variant="quiet" icon="arrow-left" className={styles.leave!} render={<Link to="/quiz" />}>
        <FormattedMessage id="quiz.leave" />
      </Button>
    </div>
  );
}
