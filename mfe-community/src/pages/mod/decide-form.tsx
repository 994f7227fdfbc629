import { CASE_CHARACTERS, decisionsOn, POST_REPORT_REASONS, type CaseDecision, type CaseDetail } from '@mortar/protocol/community';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { RadioField } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { decideFx } from './model.ts';
import styles from './mod.module.css';

/** A decision with its rule and a note, which the author reads. */
export function DecideForm({ of: { id, targettype, author, reasons } }: { of: CaseDetail }) {
  const { formatMessage } = useIntl();
  const { act, isBusy, failure } = useAction(useUnit(decideFx));
  const [decision, setDecision] = useState<CaseDecision>('none');
  const [reason, setReason] = useState(reasons[0] ?? 'other');
  const [note, setNote] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        act({ id, decision, reason, note });
      }}
    >
      <RadioField
        label={formatMessage({ id: 'community.mod.decision' })}
        value={decision}
        onValueChange={setDecision}
        choices={decisionsOn(targettype, author !== null).map((value) => ({
          value,
          label: formatMessage({ id: `community.mod.decision.${value}` }),
        }))}
      />
      {decision !== 'none' && (
        <RadioField
          label={formatMessage({ id: 'community.mod.rule' })}
          value={reason}
          onValueChange={setReason}
          choices={POST_REPORT_REASONS.map((value) => ({ value, label: formatMessage({ id: `community.report.${value}` }) }))}
        />
      )}
      <TextArea label={formatMessage({ id: 'community.mod.note' })} value={note} limit={CASE_CHARACTERS.note} onValueChange={setNote} />
      {failure && <FailureText failure={failure} />}
      <Button type="submit" variant="primary" loading={isBusy} className={styles.send}>
        <FormattedMessage id="community.mod.decide" />
      </Button>
    </form>
  );
}
