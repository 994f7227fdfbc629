import type { Output } from '@mortar/protocol';
import type { getChallenge } from '@mortar/protocol/quiz';
import { Button } from '@mortar/ui';
import { useState } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ScoreCard } from '#entities/challenge';
import { isCalmChosen } from '#lib/calm';
import { CalmSwitch, TIMES } from '../../lib/calm-switch.tsx';
import styles from './page.module.css';

/** What is to be beaten, and the way into it: by one press, without an account too. */
export function Invitation({ challenge: { challengeid, score, run, isopen, until, total } }: { challenge: Output<typeof getChallenge> }) {
  const [isCalm, setCalm] = useState(isCalmChosen);
  const canPlay = isopen || run !== null;
  return (
    <section className={styles.invitation}>
      <div className={styles.cards}>
        <ScoreCard score={score} isAhead />
      </div>
      <p className={styles.text}>
        <FormattedMessage id={canPlay ? 'quiz.challenge.rules' : 'quiz.challenge.over'} values={{ total, ...TIMES }} />
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="large"
          icon="play"
          render={<Link to={canPlay ? `/quiz/play?challenge=${challengeid}` : '/quiz/play'} />}
        >
          <FormattedMessage id={canPlay ? (run ? 'quiz.underway.go' : 'quiz.challenge.take') : 'quiz.shared.play'} />
        </Button>
        {isopen && !run && <CalmSwitch isCalm={isCalm} onChange={setCalm} isChallenge />}
      </div>
      {isopen && (
        <p className={styles.note}>
          <FormattedMessage
            id="quiz.challenge.until"
            values={{ until: <FormattedDate key="until" value={until} dateStyle="medium" timeStyle="short" /> }}
          />
        </p>
      )}
    </section>
  );
}
