import type { OwnQuestion } from '@mortar/protocol/quiz';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { blankQuestion, WrittenForm, writtenOf } from '#features/written-form';
import { submitFx } from './model.ts';
import styles from './page.module.css';

/** Writes a question, or another wording of one that came back; what was typed stays until it has arrived. */
export function WriteQuestion({ question, onClose }: { question: OwnQuestion | null; onClose: () => void }) {
  const [written, setWritten] = useState(() => (question ? writtenOf(question) : blankQuestion()));
  const { act, isBusy, failure } = useAction(useUnit(submitFx));
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    act({ ...(question && { id: question.id }), written }, onClose);
  };
  return (
    <form onSubmit={send} className={styles.form} noValidate>
      <WrittenForm written={written} onWritten={setWritten} failure={failure} />
      {failure && <FailureText failure={failure} />}
      <div className={styles.state}>
        <Button type="submit" variant="primary" loading={isBusy}>
          <FormattedMessage id="quiz.own.send" />
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <FormattedMessage id="quiz.report.cancel" />
        </Button>
      </div>
    </form>
  );
}
