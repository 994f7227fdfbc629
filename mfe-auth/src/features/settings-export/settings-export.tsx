import { Button } from '@mortar/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { WithOwnAccount } from '#entities/own-account';
import { Panel } from '../../lib/panel.tsx';
import { ExportForm } from './export-form.tsx';

/** Everything that is kept of the person, as a file for themselves. */
export function ExportSettings() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={<FormattedMessage id="settings.export.title" />} lede={<FormattedMessage id="settings.export.lede" />}>
      <WithOwnAccount>
        {(account) =>
          isOpen ? (
            <ExportForm account={account} onEnd={() => setOpen(false)} />
          ) : (
            <div>
              <Button icon="download" onClick={() => setOpen(true)}>
                <FormattedMessage id="settings.export.open" />
              </Button>
            </div>
          )
        }
      </WithOwnAccount>
    </Panel>
  );
}
