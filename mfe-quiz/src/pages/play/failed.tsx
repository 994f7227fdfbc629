import { $isSignedIn } from '@mortar/host';
import { Button, Icon } from '@mortar/ui';
import { useSecondsLeft } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { offersWanted } from '#entities/cards';
import { $isGivingUp, $playing, cardPlayed, givenUp, runLookedAt, type TimedRun } from '#entities/run';
import { KeepRun } from '#features/keep-run';
import { PayCard } from '#features/pay-card';
import { useTone } from '../../lib/use-tone.ts';
import styles from './failed.module.css';
import { Trouble } from './trouble.tsx';

const MINUTE = 60;

/** The run stands still: why, how to go on and until when, or its end. The right answer is told only then. */
export function Failed({ run }: { run: TimedRun }) {
  const { isSignedIn, isGivingUp, giveUp, look, want } = useUnit({
    isSignedIn: $isSignedIn,
    isGivingUp: $isGivingUp,
    giveUp: givenUp,
    look: runLookedAt,
    want: offersWanted,
  });
  const title = useRef<HTMLHeadingElement>(null);
  const seconds = useSecondsLeft(run.reviveUntil ?? 0);
  const play = useTone();
  const sound = useEffectEvent(() => play('wrong'));
  useEffect(() => {
    sound();
    title.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isSignedIn) want();
  }, [isSignedIn, want]);
  // A moment later, so that the end is there when it is looked for.
  useEffect(() => {
    if (seconds > 0) return;
    const timer = setTimeout(() => look(), 1000);
    return () => clearTimeout(timer);
  }, [seconds, look]);
  const canRevive = !run.cards.revival.used && seconds > 0;
  return (
    <section className={styles.sheet} aria-labelledby="failed">
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon name={run.failinfo?.reason === 'time' ? 'clock' : 'close'} size={24} />
        </span>
        <h1 ref={title} id="failed" tabIndex={-1} className={styles.title}>
          <FormattedMessage id={`quiz.failed.${run.failinfo?.reason ?? 'wrong'}`} />
        </h1>
      </div>
      <p className={styles.text}>
        <FormattedMessage
          id={canRevive ? (isSignedIn ? 'quiz.failed.text' : 'quiz.failed.text.visitor') : 'quiz.failed.end'}
          values={{ no: run.no, points: run.points }}
        />
      </p>
      {canRevive && (
        <p role="timer" aria-live="off" className={styles.left}>
          <Icon name="clock" size={16} />
          <FormattedMessage
            id="quiz.failed.left"
            values={{ minutes: Math.floor(seconds / MINUTE), seconds: String(seconds % MINUTE).padStart(2, '0') }}
          />
        </p>
      )}
      <Trouble />
      <div className={styles.ways}>
        {canRevive && (isSignedIn ? <Revival run={run} /> : <KeepRun aim="go-on" />)}
        <Button variant={canRevive ? 'quiet' : 'primary'} size="large" stretch loading={isGivingUp} onClick={() => giveUp()}>
          <FormattedMessage id={canRevive ? 'quiz.failed.give-up' : 'quiz.failed.see'} />
        </Button>
      </div>
    </section>
  );
}

/** A revival: by a card that is there, or by one that is bought now. */
function Revival({ run }: { run: TimedRun }) {
  const { playing, play } = useUnit({ playing: $playing, play: cardPlayed });
  const { held } = run.cards.revival;
  if (held === 0) return <PayCard card="revival" variant="primary" onBought={() => play('revival')} />;
  return (
    <Button variant="primary" size="large" stretch icon="retry" loading={playing === 'revival'} onClick={() => play('revival')}>
      <FormattedMessage id="quiz.failed.revive" values={{ held }} />
    </Button>
  );
}
