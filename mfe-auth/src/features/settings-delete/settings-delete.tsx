import { Button } from '@mortar/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { WithOwnAccount } from '#entities/own-account';
import { Panel } from '../../lib/panel.tsx';
import { DeleteForm } from './delete-form.tsx';

/** The end of the account. */
export function DeleteSettings() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={<FormattedMessage id="settings.delete.title" />} lede={<FormattedMessage id="settings.delete.lede" />}>
      <WithOwnAccount>
        {(account) =>
          isOpen ? (
            <DeleteForm account={account} onCancel={() => setOpen(false)} />
          ) : (
            <div>
              <Button onClick={() => setOpen(true)}>
                <FormattedMessage id="settings.delete.open" />
              </Button>
            </div>
          )
        }
      </WithOwnAccount>
    </Panel>
  );
}
