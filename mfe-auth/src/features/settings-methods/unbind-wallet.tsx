import { dialogOpened } from '@mortar/host';
import { Button } from '@mortar/ui';
import { shortAddress } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { focusFirst } from '../../lib/focus-field.ts';
import styles from './settings-methods.module.css';
import type { UnbindingProps } from './unbinding-props.ts';

/** Takes a wallet away, once that was said twice: it signs for it in the dialog of wallets. */
export function UnbindWallet({ kind, name, subject, onCancel }: UnbindingProps) {
  const open = useUnit(dialogOpened);
  return (
    <div ref={focusFirst} className={styles.unbind}>
      <p>
        <FormattedMessage id="settings.methods.unbind-wallet-note" values={{ address: <bdi lang="en">{shortAddress(subject)}</bdi> }} />
      </p>
      <div className={styles.ways}>
        <Button
          variant="danger"
          onClick={() => open({ name: 'auth.wallet', props: { purpose: 'unbind', address: subject, family: kind }, key: subject })}
        >
          <FormattedMessage id="settings.methods.unbind-name" values={{ name }} />
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <FormattedMessage id="settings.cancel" />
        </Button>
      </div>
    </div>
  );
}
