import { Button } from '@mortar/ui';
import { Dialog } from '@mortar/ui/overlay';
import { FormattedMessage, useIntl } from 'react-intl';
import { BrickScene } from '../../pages/status-pages/index.ts';
import styles from './buy-not-configured.module.css';
import type { OwnDialogProps } from '../../core/dialogs/own.ts';

/** What Buy opens until the operator names a swap. */
export function BuyNotConfigured({ open, onClose, onClosed }: OwnDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      {...{ open, onClose, onClosed }}
      title={<FormattedMessage id="shell.buy.title" />}
      description={<FormattedMessage id="shell.buy.text" />}
      closeLabel={formatMessage({ id: 'shell.close' })}
      actions={
        <Button variant="primary" onClick={onClose}>
          <FormattedMessage id="shell.confirm" />
        </Button>
      }
    >
      <div className={styles.picture}>
        <BrickScene kind="planned" scale={0.75} />
      </div>
    </Dialog>
  );
}
