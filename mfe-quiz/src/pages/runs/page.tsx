import { $isSignedIn } from '@mortar/host';
import { createLoader, Loaded } from '@mortar/remote-kit';
import { Button, Skeleton } from '@mortar/ui';
import type { PlayedRun } from '@mortar/protocol/quiz';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { round } from '#entities/round';
import { ChallengeFriend } from '#features/challenge-friend';
import { ClaimNote } from '#features/claim-note';
import { KeepRun } from '#features/keep-run';
import { ShareRun } from '#features/share-run';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { RoundDate } from '../../lib/round-date.tsx';
import { Answers } from './answers.tsx';
import { Gains } from './gains.tsx';
import { result, runOpened } from './model.ts';
import { MyPlace } from './my-place.tsx';
import styles from './page.module.css';

export const loader = createLoader(runOpened, ({ params }) => ({ runid: params['run'] ?? '' }));

/** `/quiz/runs/<id>`: what a run came to, with every answer and why. */
export function Page() {
  const { formatMessage } = useIntl();
  const { run: runid } = useParams();
  const isThis = (of: PlayedRun) => of.runid === runid;
  const found = useUnit(result.$data);
  const run = found && isThis(found) ? found : null;
  const title = run ? (run.status === 'won' ? 'quiz.done.won' : 'quiz.done.title') : 'quiz.result.title';
  return (
    <QuizFrame
      title={<FormattedMessage id={title} />}
      lede={run ? <RoundDate id={run.roundid} /> : <FormattedMessage id="quiz.result.lede" />}
    >
      <ClaimNote />
      <Loaded
        of={result}
        is={isThis}
        failed={formatMessage({ id: 'quiz.result.failed' })}
        gone={{ title: formatMessage({ id: 'quiz.result.gone' }), back: { to: '/quiz', label: formatMessage({ id: 'quiz.gone.today' }) } }}
        headingLevel={2}
        pending={<Skeleton shape="text" lines={10} />}
      >
        {(played) => <Result run={played} />}
      </Loaded>
    </QuizFrame>
  );
}

function Result({ run }: { run: PlayedRun }) {
  const { isSignedIn, today } = useUnit({ isSignedIn: $isSignedIn, today: round.$data });
  const mine = today?.run?.runid === run.runid ? today.run : null;
  const canKeep = !isSignedIn && mine !== null && today?.bindby !== null && run.points > 0;
  // Whoever has nothing to keep is asked to play on.
  const isPractice = !isSignedIn && !canKeep && run.challenge === undefined;
  const links = (
    <div className={styles.links}>
      <Button variant={isPractice ? 'primary' : 'secondary'} icon="retry" render={<Link to="/quiz/practice" />}>
        <FormattedMessage id="quiz.practice.go" />
      </Button>
      <Button icon="lock" render={<Link to={`/quiz/verify/${run.runid}`} />}>
        <FormattedMessage id="quiz.verify.go" />
      </Button>
    </div>
  );
  return (
    <div className={styles.room}>
      <div className={styles.side}>
        <Gains run={run} success={mine?.successinfo ?? null} />
        {canKeep && (
          <section className={styles.keep} aria-labelledby="keep">
            <h2 id="keep" className={styles.name}>
              <FormattedMessage id="quiz.keep.title" />
            </h2>
            <p className={styles.text}>
              <FormattedMessage id="quiz.keep.text" />
            </p>
            <KeepRun />
          </section>
        )}
        {isPractice && links}
        {isSignedIn && <MyPlace />}
        {run.challenge === undefined ? (
          <>
            {mine !== null && <ChallengeFriend runid={run.runid} />}
            <ShareRun runid={run.runid} isMine={isSignedIn && mine !== null} />
          </>
        ) : (
          <Button variant="primary" render={<Link to={`/quiz/challenge/${run.challenge}`} />}>
            <FormattedMessage id="quiz.challenge.go" />
          </Button>
        )}
        {!isPractice && links}
      </div>
      <Answers run={run} />
    </div>
  );
}
