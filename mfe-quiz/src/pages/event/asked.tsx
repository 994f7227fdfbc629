import { hasCode, isServerSilent } from '@mortar/client';
import { FailureText } from '@mortar/remote-kit';
import { Button, Icon } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pictureIn, QuestionPicture } from '#entities/picture';
import { $choice, $eventFailure, $isAnswering, answerSentAgain, optionChosen } from '#entities/event';
import { Crowd } from '#features/crowd';
import { Options } from '#features/options';
import { TimeBar } from '#features/time-bar';
import type { Room } from './event-room.tsx';
import styles from './page.module.css';
import { Watching } from './watching.tsx';

/** The question that everybody is asked now: who is in answers once, everybody else watches. */
export function Asked({ plan, event: { no, question, answerUntil }, me }: Room) {
  const locale = useIntl().locale === 'zh-HK' ? 'zh-HK' : 'en';
  const state = useUnit({ choice: $choice, isAnswering: $isAnswering, failure: $eventFailure });
  const { choose, again } = useUnit({ choose: optionChosen, again: answerSentAgain });
  const title = useRef<HTMLHeadingElement>(null);
  const [isOver, setOver] = useState(() => answerUntil !== null && answerUntil <= Date.now());
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  if (!question || answerUntil === null) return null;
  const { text, options } = question.words[locale];
  const chosen = me?.selected ?? (state.choice?.no === no ? state.choice.selected : null);
  const isKept = me?.selected != null;
  const isIn = me?.standing === 'in';
  return (
    <>
      <TimeBar until={answerUntil} fullMs={plan.answerms} onOver={() => setOver(true)} />
      <div className={styles.asked}>
        <p className={styles.topic}>
          <FormattedMessage id={`quiz.topic.${question.topic}`} />
        </p>
        <h1 ref={title} id="question" tabIndex={-1} lang={locale} className={styles.text}>
          {text}
        </h1>
        <QuestionPicture picture={pictureIn(question, locale)} lang={locale} />
      </div>
      {isIn && !isOver ? (
        <Options options={options} lang={locale} isBusy={state.isAnswering} answered={chosen} onAnswer={choose} />
      ) : (
        <Crowd options={options} lang={locale} selected={chosen} />
      )}
      <p role="status" className={styles.note}>
        {isIn && isKept && (
          <>
            <Icon name="check" size={16} />
            <FormattedMessage id="quiz.event.kept" />
          </>
        )}
        {isIn && !isKept && isOver && <FormattedMessage id="quiz.event.time-over" />}
      </p>
      {state.failure && !hasCode(state.failure, 'answered') && (
        <FailureText failure={state.failure}>
          {isServerSilent(state.failure) ? <FormattedMessage id="quiz.event.silent" /> : undefined}
        </FailureText>
      )}
      {state.failure && state.choice?.no === no && !isKept && !isOver && (
        <Button icon="retry" loading={state.isAnswering} onClick={() => again()}>
          <FormattedMessage id="quiz.trouble.send" />
        </Button>
      )}
      {!isIn && <Watching me={me} hasBegun />}
    </>
  );
}
