import { FormattedMessage } from 'react-intl';
import { isOver, type Round } from '#entities/round';
import { Closed } from './closed.tsx';
import { Done } from './done.tsx';
import { Ready } from './ready.tsx';
import { Underway } from './underway.tsx';
import { RoundDate } from '../../lib/round-date.tsx';
import styles from './today.module.css';

/** Where the person stands in today’s round, and what they can do. */
export function Today({ round }: { round: Round }) {
  const { roundid, run } = round;
  return (
    <section className={styles.card} aria-labelledby="today">
      <div className={styles.inner}>
        <p className={styles.day}>{roundid === null ? <FormattedMessage id="quiz.today.none" /> : <RoundDate id={roundid} />}</p>
        {roundid === null ? (
          <Closed round={round} />
        ) : run === null ? (
          <Ready round={round} />
        ) : isOver(run) ? (
          <Done round={round} run={run} />
        ) : (
          <Underway run={run} />
        )}
      </div>
    </section>
  );
}
