import { dialogOpened } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import type { Methods } from '#entities/own-account';
import { BindThirdParties } from '#features/bind-third-party';
import styles from './settings-methods.module.css';

/** One more way to sign in: a wallet of any family, and the third parties that are not bound yet. */
export function AddMethod({ methods }: { methods: Methods }) {
  const open = useUnit(dialogOpened);
  return (
    <div className={styles.add}>
      <h3 className={styles.heading}>
        <FormattedMessage id="settings.methods.add" />
      </h3>
      <div className={styles.choices}>
        <Button icon="wallet" onClick={() => open({ name: 'auth.wallet', props: { purpose: 'bind' }, key: 'bind' })}>
          <FormattedMessage id="settings.methods.add-wallet" />
        </Button>
        <BindThirdParties bound={methods.items.map(({ kind }) => kind)} />
      </div>
    </div>
  );
}
