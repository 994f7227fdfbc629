import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuestionPicture } from '#entities/picture';
import { $isAnswering, $isOpening, $playing, $selected, answered, fullMsOf, runLookedAt, type TimedRun } from '#entities/run';
import { Options } from '#features/options';
import { TimeBar } from '#features/time-bar';
import { Cards } from './cards.tsx';
import { useHeartbeat } from './heartbeat.ts';

import styles from './question.module.css';

import { Trouble } from './trouble.tsx';

/** After the grace of the server's clock the page looks what has become of the question. */
const LOOK_AFTER_MS = 1000;

/** The question that is asked: it takes the focus, so that readers hear it first. */
export function Question({ run }: { run: TimedRun }) {
  const { locale } = useIntl();
  const state = useUnit({ isAnswering: $isAnswering, isOpening: $isOpening, selected: $selected, playing: $playing });
  const { answer, look } = useUnit({ answer: answered, look: runLookedAt });
  const title = useRef<HTMLHeadingElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useHeartbeat(run.runid);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    return () => clearTimeout(timer.current);
  }, []);
  const { quiz, answerUntil } = run;
  if (!quiz || answerUntil === null) return null;
  const isBusy = state.isAnswering || state.isOpening || state.playing !== null;
  return (
    <>
      <TimeBar
        until={answerUntil}
        fullMs={fullMsOf(run)}
        onOver={() => {
          timer.current = setTimeout(() => look(), LOOK_AFTER_MS);
        }}
      />
      <div className={styles.asked}>
        <p className={styles.topic}>
          <FormattedMessage id={`quiz.topic.${quiz.topic}`} />
        </p>
        <h1 ref={title} id="question" tabIndex={-1} lang={locale} className={styles.text}>
          {quiz.text}
        </h1>
        <QuestionPicture picture={quiz.picture} lang={locale} />
      </div>
      <Trouble isBusy={isBusy} onAgain={state.selected === null ? undefined : () => answer(state.selected!)} />
      <Options
        options={quiz.options}
        lang={locale}
        isBusy={isBusy}
        answered={state.isAnswering ? state.selected : null}
        onAnswer={answer}
      />
      <Cards run={run} isBusy={isBusy} />
    </>
  );
}
