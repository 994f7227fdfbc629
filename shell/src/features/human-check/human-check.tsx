import { Button } from '@mortar/ui';
import { Dialog } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './human-check.module.css';
import { $humanCheck, $humanCheckState, humanConfirmed } from './model.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** The human check (spec §2, §9): it lies above every other dialog, and waits for the person to say that they are one. */
export function HumanCheck(props: Props) {
  const { check, state, confirm } = useUnit({ check: $humanCheck, state: $humanCheckState, confirm: humanConfirmed });
  const { formatMessage } = useIntl();
  const main = useRef<HTMLButtonElement>(null);
  const { msg, trouble, isWorking } = check;
  return (
    <Dialog
      {...props}
      layer="check"
      initialFocus={main}
      title={<FormattedMessage id="shell.human.title" />}
      description={<FormattedMessage id="shell.human.text" />}
      closeLabel={formatMessage({ id: 'shell.close' })}
      actions={
        <>
          <Button onClick={props.onClose}>
            <FormattedMessage id="shell.human.cancel" />
          </Button>
          <Button ref={main} variant="primary" loading={isWorking} onClick={() => confirm()}>
            <FormattedMessage id="shell.human.confirm" />
          </Button>
        </>
      }
    >
      <p role="alert" className={styles.trouble} data-size={state.size}>
        {trouble ? <FormattedMessage id={`shell.human.${trouble}`} /> : !isWorking && msg}
      </p>
      <p role="status" className={styles.status}>
        {isWorking && <FormattedMessage id="shell.human.working" />}
      </p>
    </Dialog>
  );
}
