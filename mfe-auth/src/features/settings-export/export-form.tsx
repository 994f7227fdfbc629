import { toastShown } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Confirmation, isEvidenceWhole, noEvidence } from '#features/confirmation';
import type { OwnAccount } from '#entities/own-account';
import { FailureText } from '../../lib/failure-text.tsx';
import { focusField, focusFirst } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { useAction } from '../../lib/use-action.ts';
import { exportFx } from './model.ts';
import styles from './settings-export.module.css';

interface Props {
  account: OwnAccount;
  /** The file was saved, or is not wanted any more. */
  onEnd: () => void;
}

/** A confirmation, then the file. */
export function ExportForm({ account, onEnd }: Props) {
  const { formatMessage } = useIntl();
  const toast = useUnit(toastShown);
  const { act, isBusy, failure, forgive } = useAction(useUnit(exportFx));
  const [evidence, setEvidence] = useState(() => noEvidence(account));
  const [isTried, setTried] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isEvidenceWhole(evidence)) return focusField(event.currentTarget, evidence.way);
    const fileName = `mortar-${account.profile.uid}-${new Date().toISOString().slice(0, 10)}.json`;
    act({ evidence, fileName }, () => {
      toast({ type: 'success', text: formatMessage({ id: 'settings.export.done' }) });
      onEnd();
    });
  };
  return (
    <form ref={focusFirst} className={form.form} onSubmit={send} noValidate>
      <Confirmation
        account={account}
        purpose="verify"
        value={evidence}
        onValueChange={(value) => (setEvidence(value), forgive())}
        isTried={isTried}
      />
      {failure && <FailureText failure={failure} />}
      <div className={styles.ways}>
        <Button type="submit" icon="download" loading={isBusy}>
          <FormattedMessage id="settings.export.submit" />
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          <FormattedMessage id="settings.cancel" />
        </Button>
      </div>
    </form>
  );
}
