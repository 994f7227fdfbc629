import { dialogOpened } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { type Methods, WithOwnAccount } from '#entities/own-account';
import { Panel } from '../../lib/panel.tsx';
import { BindThirdParties } from './bind-third-parties.tsx';
import { MethodRow } from './method-row.tsx';
import styles from './settings-methods.module.css';

/** Every way to sign in that the server knows of. */
export function MethodSettings() {
  return (
    <Panel title={<FormattedMessage id="settings.methods.title" />} lede={<FormattedMessage id="settings.methods.lede" />}>
      <WithOwnAccount>
        {(account) => (
          <>
            <ul className={styles.methods}>
              {account.methods.items.map((method) => (
                <MethodRow
                  key={`${method.kind} ${method.subject} ${method.chainid}`}
                  method={method}
                  account={account}
                  isLast={isOnlyWayIn(method, account.methods)}
                />
              ))}
            </ul>
            <AddMethod methods={account.methods} />
          </>
        )}
      </WithOwnAccount>
    </Panel>
  );
}

/** Whether nothing else opens the account; an address does with a password only. */
function isOnlyWayIn(method: Methods['items'][number], { items, haspassword }: Methods): boolean {
  return !items.some((other) => other !== method && (other.kind !== 'email' || haspassword));
}

/** One more way to sign in: a wallet of any family, and the third parties that are not bound yet. */
function AddMethod({ methods }: { methods: Methods }) {
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
