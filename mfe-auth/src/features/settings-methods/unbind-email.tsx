import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { ConfirmedForm } from '#features/confirmation';
import { focusFirst } from '../../lib/focus-field.ts';
import { unbindEmailFx } from './model.ts';
import styles from './settings-methods.module.css';
import type { UnbindingProps } from './unbinding-props.ts';

const TEXTS = { submit: 'settings.methods.unbind-email', cancel: 'settings.cancel', done: 'settings.methods.unbound' };

/** Takes the address away, after a confirmation. The row goes with it. */
export function UnbindEmail({ account, onCancel }: Pick<UnbindingProps, 'account' | 'onCancel'>) {
  const unbind = useUnit(unbindEmailFx);
  return (
    <div className={styles.unbind}>
      <ConfirmedForm
        ref={focusFirst}
        account={account}
        texts={TEXTS}
        button={{ variant: 'danger' }}
        run={unbind}
        onDone={() => undefined}
        onCancel={onCancel}
      >
        <p>
          <FormattedMessage id="settings.methods.unbind-email-note" />
        </p>
      </ConfirmedForm>
    </div>
  );
}
