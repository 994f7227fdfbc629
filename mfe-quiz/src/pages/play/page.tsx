import { createLoader, FailureText } from '@mortar/remote-kit';
import { Button, ErrorState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router';
import { isOver } from '#entities/round';
import { $challenge, $isKnown, $isOpening, $openFailure, $run, runOpened, type TimedRun } from '#entities/run';
import { ClaimNote } from '#features/claim-note';
import { Failed } from './failed.tsx';
import { NoRound } from './no-round.tsx';
import { Passed } from './passed.tsx';
import styles from './page.module.css';
import { Question } from './question.tsx';
import { RunHead } from './run-head.tsx';

export const loader = createLoader(runOpened, ({ url }) => url.searchParams.get('challenge'));

/** `/quiz/play`: the run of the open round, or with `?challenge=` of a challenge; the first visit begins it, a later one finds it where it stands. */
export function Page() {
  const { formatMessage } = useIntl();
  const state = useUnit({
    run: $run,
    challenge: $challenge,
    isKnown: $isKnown,
    failure: $openFailure,
    isOpening: $isOpening,
    open: runOpened,
  });
  const { run } = state;
  if (run) return <Standing run={run} />;
  if (state.isKnown) return state.challenge === null ? <NoRound /> : <Navigate replace to={`/quiz/challenge/${state.challenge}`} />;
  return (
    <div className={styles.place} aria-busy={state.isOpening}>
      <h1 className={styles.hidden}>
        <FormattedMessage id="quiz.play.title" />
      </h1>
      {state.failure ? (
        <ErrorState
          headingLevel={2}
          title={formatMessage({ id: 'quiz.play.failed' })}
          retry={{ label: formatMessage({ id: 'quiz.again' }), onRetry: () => state.open(state.challenge), pending: state.isOpening }}
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
  if (isOver(run)) {
    return <Navigate replace to={run.challenge === undefined ? `/quiz/runs/${run.runid}` : `/quiz/challenge/${run.challenge}`} />;
  }
  return (
    <div className={styles.place} data-status={run.status}>
      <ClaimNote />
      <RunHead run={run} />
      {run.status === 'asked' && <Question key={run.token} run={run} />}
      {run.status === 'passed' && <Passed run={run} />}
      {run.status === 'failed' && <Failed run={run} />}
      <Button
        variant="quiet"
        icon="arrow-left"
        className={styles.leave!}
        render={<Link to={run.challenge === undefined ? '/quiz' : `/quiz/challenge/${run.challenge}`} />}
      >
        <FormattedMessage id="quiz.leave" />
      </Button>
    </div>
  );
}
