import type { Output } from '@mortar/protocol';
import type { getChallenge, Run } from '@mortar/protocol/quiz';
import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ScoreCard } from '#entities/challenge';
import styles from './page.module.css';

/** Both results, and who is ahead. */
export function Beside({ challenge: { score, mine }, run }: { challenge: Output<typeof getChallenge>; run: Run }) {
  const ahead = run.points - score.points;
  return (
    <section className={styles.invitation} aria-labelledby="verdict">
      <h2 id="verdict" className={styles.verdict}>
        <FormattedMessage
          id={ahead > 0 ? 'quiz.challenge.won' : ahead < 0 ? 'quiz.challenge.lost' : 'quiz.challenge.tie'}
          values={{ points: Math.abs(ahead) }}
        />
      </h2>
      <div className={styles.cards}>
        {mine && <ScoreCard score={mine} isAhead={ahead > 0} />}
        <ScoreCard score={score} isAhead={ahead < 0} />
      </div>
      <div className={styles.actions}>
        <Button variant="primary" render={<Link to={`/quiz/runs/${run.runid}`} />}>
          <FormattedMessage id="quiz.challenge.answers" />
        </Button>
        <Button icon="play" render={<Link to="/quiz/play" />}>
          <FormattedMessage id="quiz.shared.play" />
        </Button>
        <Button icon="lock" render={<Link to={`/quiz/verify/${run.runid}`} />}>
          <FormattedMessage id="quiz.verify.go" />
        </Button>
      </div>
    </section>
  );
}
