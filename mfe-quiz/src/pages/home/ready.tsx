import { QUESTIONS_OF_RUN } from '@mortar/protocol/quiz';
import { Button } from '@mortar/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Round } from '#entities/round';
import { isCalmChosen } from '#lib/calm';
import { BrickRow, OPEN_ROW } from '../../lib/brick-row.tsx';
import { CalmSwitch, TIMES } from '../../lib/calm-switch.tsx';
import { ClosesAt } from '../../lib/closes-at.tsx';
import { Outlook } from './outlook.tsx';
import styles from './today.module.css';

/** A round that waits to be played: what it asks, the choice of calm mode before it begins, and the one press. */
export function Ready({ round }: { round: Round }) {
  const [isCalm, setCalm] = useState(isCalmChosen);
  return (
    <>
      <h2 id="today" className={styles.title}>
        <FormattedMessage id="quiz.ready.title" values={{ total: QUESTIONS_OF_RUN }} />
      </h2>
      <BrickRow marks={OPEN_ROW} />
      <p className={styles.text}>
        <FormattedMessage id={isCalm ? 'quiz.ready.text.calm' : 'quiz.ready.text'} values={TIMES} />
      </p>
      <Outlook round={round} />
      {round.estimate === null && (
        <p className={styles.text}>
          <FormattedMessage id="quiz.estimate.none" />
        </p>
      )}
      <div className={styles.actions}>
        <div className={styles.ways}>
          <Button variant="primary" size="large" icon="play" render={<Link to="/quiz/play" />}>
            <FormattedMessage id="quiz.start" />
          </Button>
          <Button variant="quiet" size="large" render={<Link to="/quiz/practice" />}>
            <FormattedMessage id="quiz.practice.warm-up" />
          </Button>
        </div>
        <CalmSwitch isCalm={isCalm} onChange={setCalm} />
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
