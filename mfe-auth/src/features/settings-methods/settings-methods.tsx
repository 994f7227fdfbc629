import { FormattedMessage } from 'react-intl';
import { WithOwnAccount } from '#entities/own-account';
import { Panel } from '../../lib/panel.tsx';
import { AddMethod } from './add-method.tsx';
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
                  key={`${method.kind} ${method.subject}`}
                  method={method}
                  account={account}
                  isLast={account.methods.items.length === 1}
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
