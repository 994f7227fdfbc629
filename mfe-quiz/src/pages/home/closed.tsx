import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Round } from '#entities/round';
import { ClosesAt } from '../../lib/closes-at.tsx';
import styles from './today.module.css';

/** Between two rounds: when the next one opens, and the practice until then. */
export function Closed({ round }: { round: Round }) {
  return (
    <>
      <h2 id="today" className={styles.title}>
        <FormattedMessage id="quiz.closed.title" />
      </h2>
      <p className={styles.text}>
        <ClosesAt round={round} />
      </p>
      <div className={styles.actions}>
        <Button variant="primary" size="large" icon="retry" render={<Link to="/quiz/practice" />}>
          <FormattedMessage id="quiz.practice.go" />
        </Button>
      </div>
    </>
  );
}
