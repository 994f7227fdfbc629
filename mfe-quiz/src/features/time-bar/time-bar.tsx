import { Icon, VisuallyHidden } from '@mortar/ui';
import { useSecondsLeft } from '@mortar/ui/fields';
import { useEffect, useEffectEvent, useState, type CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTone } from '../../lib/use-tone.ts';
import styles from './time-bar.module.css';

/** Seconds left at which the time is also read out and heard. */
const HURRY_AT = 10;
const LAST_AT = 5;
/** Longer than this it is calm mode, whose minutes would sound hurried as seconds. */
const MINUTE = 60;

interface Props {
  /** Moment of this device's clock, ms since the epoch. */
  until: number;
  /** What there was at the beginning, ms. */
  fullMs: number;
  /** The time is up, by this device. */
  onOver: () => void;
}

/** The time that is left: a bar, a number, and at 10 and 5 seconds a tone and a word for readers. */
export function TimeBar({ until, fullMs, onOver }: Props) {
  const seconds = useSecondsLeft(until);
  const play = useTone();
  // The animation runs by itself from where the time stood when the question came.
  const [start] = useState(() => Math.min(1, Math.max(0, (until - Date.now()) / fullMs)));
  const [leftMs] = useState(() => Math.max(0, until - Date.now()));
  const tell = useEffectEvent((left: number) => {
    if (left === HURRY_AT) play('hurry');
    if (left === LAST_AT) play('last');
    if (left === 0) onOver();
  });
  useEffect(() => tell(seconds), [seconds]);
  return (
    <div className={styles.time} data-left={seconds <= LAST_AT ? 'last' : seconds <= HURRY_AT ? 'hurry' : 'enough'}>
      <div className={styles.track} aria-hidden="true">
        <div
          className={styles.bar}
          style={
            {
              '--quiz-start': start,
              animationDuration: `${leftMs}ms`,
              '--quiz-steps': Math.max(1, Math.ceil(leftMs / 1000)),
            } as CSSProperties
          }
        />
      </div>
      <span role="timer" aria-live="off" className={styles.seconds}>
        <Icon name="clock" size={16} />
        <FormattedMessage
          id={seconds > MINUTE ? 'quiz.time.minutes' : 'quiz.time'}
          values={{ seconds, minutes: Math.ceil(seconds / MINUTE) }}
        />
      </span>
      <VisuallyHidden role="status">
        {(seconds === HURRY_AT || seconds === LAST_AT) && <FormattedMessage id="quiz.time.left" values={{ seconds }} />}
      </VisuallyHidden>
    </div>
  );
}
