import type { Run } from '@mortar/protocol/quiz';
import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './today.module.css';

/** A run that goes on where it was left; its clock has not waited. */
export function Underway({ run }: { run: Run }) {
  return (
    <>
      <h2 id="today" className={styles.title}>
        <FormattedMessage
          id={run.status === 'failed' ? 'quiz.underway.failed' : 'quiz.underway.title'}
          values={{ no: run.no, total: run.total }}
        />
      </h2>
      <p className={styles.text}>
        <FormattedMessage id={run.status === 'asked' ? 'quiz.underway.asked' : 'quiz.underway.text'} values={{ points: run.points }} />
      </p>
      <div className={styles.actions}>
        <Button variant="primary" size="large" icon="play" render={<Link to="/quiz/play" />}>
          <FormattedMessage id="quiz.underway.go" />
        </Button>
      </div>
    </>
  );
}
