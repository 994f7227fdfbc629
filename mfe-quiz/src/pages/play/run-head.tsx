import { Tag } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import type { TimedRun } from '#entities/run';
import { BrickRow, type Mark } from '../../lib/brick-row.tsx';
import { SoundSwitch } from '../../lib/sound-switch.tsx';
import styles from './run-head.module.css';

/** What each question of a run has come to so far: those before this one were passed. */
export function marksOf({ no, total, status }: Pick<TimedRun, 'no' | 'total' | 'status'>): Mark[] {
  const here: Mark = status === 'failed' ? 'wrong' : status === 'passed' ? 'passed' : 'now';
  return Array.from({ length: total }, (_, index) => (index + 1 < no ? 'passed' : index + 1 === no ? here : 'open'));
}

/** How far the run is, and its points. */
export function RunHead({ run }: { run: TimedRun }) {
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <p className={styles.no}>
          <FormattedMessage id="quiz.no" values={{ no: run.no, total: run.total }} />
          {run.calm && (
            <Tag tone="glaze">
              <FormattedMessage id="quiz.calm" />
            </Tag>
          )}
        </p>
        <p className={styles.points}>
          <FormattedMessage id="quiz.points" values={{ points: run.points, figure: (text) => <b>{text}</b> }} />
        </p>
        <SoundSwitch />
      </div>
      <BrickRow marks={marksOf(run)} />
    </header>
  );
}
