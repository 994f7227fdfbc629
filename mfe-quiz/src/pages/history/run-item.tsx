import type { PlayedRun } from '@mortar/protocol/quiz';
import { Tag } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { marksOfResult, OutcomeTag, ToldQuestion } from '#entities/result';
import { BrickRow } from '../../lib/brick-row.tsx';
import { RoundDate } from '../../lib/round-date.tsx';
import styles from './page.module.css';

/** One run of the history; with its questions where they are what is looked for. */
export function RunItem({ run, isOpen }: { run: PlayedRun; isOpen: boolean }) {
  return (
    <li className={styles.run}>
      <div className={styles.head}>
        <h2 className={styles.day}>
          <Link to={`/quiz/runs/${run.runid}`}>
            <RoundDate id={run.roundid} />
          </Link>
        </h2>
        <p className={styles.points}>
          <FormattedMessage id="quiz.points" values={{ points: run.points, figure: (text) => <b>{text}</b> }} />
        </p>
      </div>
      {!isOpen && <BrickRow marks={marksOfResult(run)} />}
      <p className={styles.facts}>
        <FormattedMessage id="quiz.history.right" values={{ right: run.right }} />
        {run.calm && (
          <Tag tone="glaze">
            <FormattedMessage id="quiz.calm" />
          </Tag>
        )}
        {!run.ranked && (
          <Tag>
            <FormattedMessage id="quiz.history.unranked" />
          </Tag>
        )}
        <Link to={`/quiz/verify/${run.runid}`}>
          <FormattedMessage id={run.fair === 'closed' ? 'quiz.history.verify' : 'quiz.history.verify.open'} />
        </Link>
      </p>
      {isOpen &&
        run.questions.map((question, index) => (
          <ToldQuestion key={index} quiz={question.quiz} selected={question.selected} about={<OutcomeTag outcome={question.outcome} />} />
        ))}
    </li>
  );
}
