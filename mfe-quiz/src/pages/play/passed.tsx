import { Button, Icon } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { $isMovingOn, $told, nextWanted, type TimedRun } from '#entities/run';
import { useTone } from '../../lib/use-tone.ts';
import styles from './passed.module.css';
import { Trouble } from './trouble.tsx';

/** A question is passed: what it brought, and the way to the next, whose time begins with the press. */
export function Passed({ run }: { run: TimedRun }) {
  const { told, isBusy, next } = useUnit({ told: $told, isBusy: $isMovingOn, next: nextWanted });
  const button = useRef<HTMLButtonElement>(null);
  const play = useTone();
  const sound = useEffectEvent(() => told?.right && play('right'));
  useEffect(() => {
    sound();
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div role="status" className={styles.told}>
        <span className={styles.mark}>
          <Icon name={told ? 'check' : 'forward'} size={40} />
        </span>
        <h1 className={styles.title}>
          <FormattedMessage id={told ? 'quiz.right' : 'quiz.passed'} />
        </h1>
        {told && (
          <p className={styles.gained}>
            <FormattedMessage id="quiz.gained" values={{ points: told.gained }} />
          </p>
        )}
      </div>
      <Trouble />
      <Button ref={button} variant="primary" size="large" stretch trailingIcon="arrow-right" loading={isBusy} onClick={() => next()}>
        <FormattedMessage id="quiz.next" values={{ no: run.no + 1, total: run.total }} />
      </Button>
    </>
  );
}
