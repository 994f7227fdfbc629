import { confirmFx, toastShown } from '@mortar/host';
import { FailureAlert, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { endOthersFx } from './model.ts';
import styles from './settings-devices.module.css';

const YES = 1;

/** Ends every session but this one, once the person has said so twice. */
export function EndOthers() {
  const { formatMessage } = useIntl();
  const { ask, toast } = useUnit({ ask: confirmFx, toast: toastShown });
  const { act, isBusy, failure } = useAction(useUnit(endOthersFx));
  const say = (id: string) => formatMessage({ id: `settings.devices.others.${id}` });
  const end = async () => {
    const choice = await ask({
      title: say('title'),
      content: say('text'),
      confirmLabel: say('confirm'),
      cancelLabel: formatMessage({ id: 'settings.cancel' }),
    });
    if (choice !== YES) return;
    act({}, ({ ended }) => toast({ type: 'success', text: formatMessage({ id: 'settings.devices.others.done' }, { ended }) }));
  };
  return (
    <div className={styles.others}>
      <Button loading={isBusy} onClick={() => void end()}>
        <FormattedMessage id="settings.devices.others" />
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </div>
  );
}
