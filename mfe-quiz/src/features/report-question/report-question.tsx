import { createRequest } from '@mortar/client';
import { QUIZ_REPORT_CHARACTERS, QUIZ_REPORT_REASONS, reportQuestion, type QuizReportReason } from '@mortar/protocol/quiz';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { RadioField } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './report-question.module.css';

const reportFx = createRequest(reportQuestion);

interface Props {
  runid: string;
  /** Which of the run's questions, from 0. */
  place: number;
}

/** Says what is wrong with a question; it stays open with what was typed until it has arrived. */
export function ReportQuestion({ runid, place }: Props) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const [reason, setReason] = useState<QuizReportReason | null>(null);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const report = useAction(useUnit(reportFx));
  if (state === 'sent') {
    return (
      <p role="status" className={styles.sent}>
        <FormattedMessage id="quiz.report.sent" />
      </p>
    );
  }
  if (state === 'closed') {
    return (
      <Button variant="quiet" icon="warning" className={styles.open!} onClick={() => setState('open')}>
        <FormattedMessage id="quiz.report" />
      </Button>
    );
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason !== null) report.act({ runid, place, reason, text: text.trim() }, () => setState('sent'));
  };
  return (
    <form onSubmit={send} className={styles.form} noValidate>
      <RadioField
        label={formatMessage({ id: 'quiz.report.reason' })}
        value={reason}
        onValueChange={(next) => {
          setReason(next);
          setMissing(false);
        }}
        choices={QUIZ_REPORT_REASONS.map((value) => ({ value, label: formatMessage({ id: `quiz.report.${value}` }) }))}
        error={isMissing && formatMessage({ id: 'quiz.report.missing' })}
      />
      <TextArea
        label={formatMessage({ id: 'quiz.report.text' })}
        value={text}
        onValueChange={setText}
        limit={QUIZ_REPORT_CHARACTERS}
        countLabel={(count, limit) => formatMessage({ id: 'quiz.report.count' }, { count, limit })}
      />
      {report.failure && <FailureText failure={report.failure} />}
      <div className={styles.actions}>
        <Button type="submit" loading={report.isBusy}>
          <FormattedMessage id="quiz.report.send" />
        </Button>
        <Button variant="quiet" onClick={() => setState('closed')}>
          <FormattedMessage id="quiz.report.cancel" />
        </Button>
      </div>
    </form>
  );
}
