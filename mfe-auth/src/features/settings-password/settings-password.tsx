import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { WithOwnAccount } from '#entities/own-account';
import { Panel } from '../../lib/panel.tsx';
import { PasswordForm } from './password-form.tsx';

/** Another password; without an address a password would open nothing. */
export function PasswordSettings() {
  const [changes, setChanges] = useState(0);
  return (
    <Panel title={<FormattedMessage id="settings.password.title" />} lede={<FormattedMessage id="settings.password.lede" />}>
      <WithOwnAccount>
        {(account) =>
          account.profile.email === '' ? (
            <p>
              <FormattedMessage id="settings.password.no-email" />
            </p>
          ) : (
            <PasswordForm key={changes} account={account} onChanged={() => setChanges(changes + 1)} />
          )
        }
      </WithOwnAccount>
    </Panel>
  );
}
