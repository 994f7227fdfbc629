import { FailureText, useAction } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import type { PracticeQuestion } from '@mortar/protocol/quiz';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuestionPicture } from '#entities/picture';
import { ToldQuestion } from '#entities/result';
import { Options } from '#features/options';
import { $place, $right, $told, answerFx, nextWanted, questions } from './model.ts';
import styles from './page.module.css';

/** One question after the other, each with its answer at once. */
export function Round({ items }: { items: readonly PracticeQuestion[] }) {
  const { formatMessage } = useIntl();
  const { place, right, again, isLoading } = useUnit({
    place: $place,
    right: $right,
    again: questions.retried,
    isLoading: questions.$isLoading,
  });
  const question = items[place];
  if (question) return <Asked key={`${question.id} ${place}`} question={question} no={place + 1} total={items.length} />;
  return (
    <EmptyState
      headingLevel={2}
      title={formatMessage({ id: 'quiz.practice.done' }, { right, total: items.length })}
      action={
        <Button variant="primary" icon="retry" loading={isLoading} onClick={() => again()}>
          <FormattedMessage id="quiz.practice.more" />
        </Button>
      }
    />
  );
}

function Asked({ question: { id, rev, quiz }, no, total }: { question: PracticeQuestion; no: number; total: number }) {
  const { locale } = useIntl();
  const { told, run, next } = useUnit({ told: $told, run: answerFx, next: nextWanted });
  const [selected, setSelected] = useState<number | null>(null);
  const answer = useAction(run);
  const title = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (no > 1) title.current?.focus({ preventScroll: true });
  }, [no]);
  useEffect(() => {
    if (told) button.current?.focus({ preventScroll: true });
  }, [told]);
  const about = <FormattedMessage id="quiz.no" values={{ no, total }} />;
  if (told) {
    return (
      <div className={styles.asked}>
        <p role="status" className={styles.told} data-right={told.right || undefined}>
          <FormattedMessage id={told.right ? 'quiz.right' : 'quiz.wrong'} />
        </p>
        <ToldQuestion quiz={told.quiz} selected={told.selected} headingLevel={2} about={about} />
        <Button ref={button} variant="primary" size="large" trailingIcon="arrow-right" onClick={() => next()}>
          <FormattedMessage id={no < total ? 'quiz.practice.next' : 'quiz.practice.end'} />
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.asked}>
      <p className={styles.about}>{about}</p>
      <h2 ref={title} id="question" tabIndex={-1} lang={locale} className={styles.text}>
        {quiz.text}
      </h2>
      <QuestionPicture picture={quiz.picture} lang={locale} />
      {answer.failure && <FailureText failure={answer.failure} />}
      <Options
        options={quiz.options}
        lang={locale}
        isBusy={answer.isBusy}
        answered={answer.isBusy ? selected : null}
        onAnswer={(option) => {
          setSelected(option);
          answer.act({ id, rev, selected: option });
        }}
      />
    </div>
  );
}
