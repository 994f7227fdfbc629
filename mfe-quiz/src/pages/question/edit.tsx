import type { BankQuestion } from '@mortar/protocol/quiz';
import { useAction } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReasonedAct } from '#features/reasoned-act';
import { WrittenForm, writtenOf } from '#features/written-form';
import { editFx } from './model.ts';
import styles from './page.module.css';

/** Another wording; what was typed stays until it has arrived. */
export function Edit({ question, onDone }: { question: BankQuestion; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { id, rev } = question;
  const [written, setWritten] = useState(() => writtenOf(question));
  const { act, ...action } = useAction(useUnit(editFx));
  return (
    <div className={styles.edit}>
      <WrittenForm written={written} onWritten={setWritten} failure={action.failure} />
      <ReasonedAct
        label={formatMessage({ id: 'quiz.bank.act.edit.save' })}
        note={<FormattedMessage id="quiz.bank.act.edit.note" />}
        action={{ ...action, act: ({ reason }, done) => act({ id, rev, reason, written }, done) }}
        onCancel={onDone}
        onDone={onDone}
      />
    </div>
  );
}
