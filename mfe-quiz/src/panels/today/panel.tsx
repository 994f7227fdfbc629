import { ANSWER_MS, QUESTIONS_OF_RUN } from '@mortar/protocol/quiz';
import { LandingSection } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { isOver, round } from '#entities/round';
import { BrickRow, OPEN_ROW } from '../../lib/brick-row.tsx';
import { ClosesAt } from '../../lib/closes-at.tsx';
import styles from './panel.module.css';

const SECOND_MS = 1000;

/** Today's round on the landing page, one press away from its first question. Nothing while no round is open. */
export function Panel() {
  const { data, want } = useUnit({ data: round.$data, want: round.wanted });
  return (
    <LandingSection title="quiz.panel" onNear={() => want()}>
      {data?.roundid && (
        <div className={styles.round}>
          <div className={styles.words}>
            <p className={styles.text}>
              <FormattedMessage id="quiz.panel.text" values={{ total: QUESTIONS_OF_RUN, seconds: ANSWER_MS / SECOND_MS }} />
            </p>
            <p className={styles.note}>
              <span>
                <FormattedMessage id="quiz.players" values={{ count: data.players }} />
              </span>
              <span>
                <ClosesAt round={data} />
              </span>
            </p>
          </div>
          <div className={styles.act}>
            <BrickRow marks={OPEN_ROW} size="large" />
            {data.run && isOver(data.run) ? (
              <Button size="large" render={<Link to={`/quiz/runs/${data.run.runid}`} />}>
                <FormattedMessage id="quiz.done.see" />
              </Button>
            ) : (
              <Button variant="primary" size="large" icon="play" render={<Link to="/quiz/play" />}>
                <FormattedMessage id={data.run ? 'quiz.underway.go' : 'quiz.start'} />
              </Button>
            )}
          </div>
        </div>
      )}
    </LandingSection>
  );
}
