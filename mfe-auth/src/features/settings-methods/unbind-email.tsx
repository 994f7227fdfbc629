import { toastShown } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Confirmation, isEvidenceWhole, noEvidence } from '#features/confirmation';
import { FailureText } from '../../lib/failure-text.tsx';
import { focusField, focusFirst } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { useAction } from '../../lib/use-action.ts';
import { unbindEmailFx } from './model.ts';
import styles from './settings-methods.module.css';
import type { UnbindingProps } from './unbinding-props.ts';

/** Takes the address away, after a confirmation. The row goes with it. */
export function UnbindEmail({ account, onCancel }: Pick<UnbindingProps, 'account' | 'onCancel'>) {
  const { formatMessage } = useIntl();
  const toast = useUnit(toastShown);
  const { act, isBusy, failure, forgive } = useAction(useUnit(unbindEmailFx));
  const [evidence, setEvidence] = useState(() => noEvidence(account));
  const [isTried, setTried] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isEvidenceWhole(evidence)) return focusField(event.currentTarget, evidence.way);
    act(evidence, () => toast({ type: 'success', text: formatMessage({ id: 'settings.methods.unbound' }) }));
  };
  return (
    <form ref={focusFirst} className={`${form.form} ${styles.unbind}`} onSubmit={send} noValidate>
      <p>
        <FormattedMessage id="settings.methods.unbind-email-note" />
      </p>
      <Confirmation
        account={account}
        purpose="verify"
        value={evidence}
        onValueChange={(value) => (setEvidence(value), forgive())}
        isTried={isTried}
      />
      {failure && <FailureText failure={failure} />}
      <div className={styles.ways}>
        <Button type="submit" variant="danger" loading={isBusy}>
          <FormattedMessage id="settings.methods.unbind-email" />
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <FormattedMessage id="settings.cancel" />
        </Button>
      </div>
    </form>
  );
}
