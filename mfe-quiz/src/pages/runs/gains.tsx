import type { PlayedRun, Run } from '@mortar/protocol/quiz';
import { Tag } from '@mortar/ui';
import { CountUp } from '@mortar/ui/rewards';
import { FormattedMessage, useIntl } from 'react-intl';
import { marksOfResult } from '#entities/result';
import { BrickRow } from '../../lib/brick-row.tsx';
import styles from './gains.module.css';

/** The row of bricks, the points, and what they are likely to bring. */
export function Gains({ run, success }: { run: PlayedRun; success: Run['successinfo'] }) {
  const { formatNumber } = useIntl();
  return (
    <section className={styles.gains} aria-labelledby="gains">
      <h2 id="gains" className={styles.hidden}>
        <FormattedMessage id="quiz.result.title" />
      </h2>
      <BrickRow marks={marksOfResult(run)} size="large" />
      <p className={styles.points}>
        <CountUp value={run.points} format={formatNumber} />
        <span className={styles.unit}>
          <FormattedMessage id="quiz.result.points" values={{ points: run.points, right: run.right }} />
        </span>
      </p>
      <ul className={styles.facts}>
        {run.calm && (
          <li>
            <Tag tone="glaze">
              <FormattedMessage id="quiz.calm" />
            </Tag>
          </li>
        )}
        {success?.estimate != null && (
          <li>
            <FormattedMessage id="quiz.result.estimate" values={{ bricks: success.estimate }} />
          </li>
        )}
        {success?.streak != null && success.streak > 0 && (
          <li>
            <FormattedMessage id="quiz.result.streak" values={{ days: success.streak }} />
          </li>
        )}
        {!run.ranked && run.challenge === undefined && (
          <li>
            <FormattedMessage id="quiz.result.unranked" />
          </li>
        )}
      </ul>
    </section>
  );
}
