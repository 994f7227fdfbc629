import { $isSignedIn } from '@mortar/host';
import type { Run } from '@mortar/protocol/quiz';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Round } from '#entities/round';
import { KeepRun } from '#features/keep-run';
import { ClosesAt } from '../../lib/closes-at.tsx';
import { Outlook } from './outlook.tsx';
import styles from './today.module.css';

/** Today’s run is over: its points, its answers, and what to do until the next round. */
export function Done({ round, run }: { round: Round; run: Run }) {
  const isSignedIn = useUnit($isSignedIn);
  const canKeep = !isSignedIn && round.bindby !== null && run.points > 0;
  return (
    <>
      <h2 id="today" className={styles.title}>
        <FormattedMessage id={run.status === 'won' ? 'quiz.done.won' : 'quiz.done.title'} />
      </h2>
      <p className={styles.points}>
        <FormattedMessage id="quiz.points" values={{ points: run.points, figure: (text) => <b>{text}</b> }} />
      </p>
      {isSignedIn && <Outlook round={{ ...round, estimate: null }} />}
      {canKeep && <KeepRun />}
      <div className={styles.actions}>
        <Button variant={canKeep ? 'secondary' : 'primary'} size="large" render={<Link to={`/quiz/runs/${run.runid}`} />}>
          <FormattedMessage id="quiz.done.see" />
        </Button>
        <Button icon="retry" render={<Link to="/quiz/practice" />}>
          <FormattedMessage id="quiz.practice.go" />
        </Button>
      </div>
      <p className={styles.note}>
        <span>
          <FormattedMessage id="quiz.players" values={{ count: round.players }} />
        </span>
        <span>
          <ClosesAt round={round} />
        </span>
      </p>
    </>
  );
}
