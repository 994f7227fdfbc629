import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { WithOwnAccount } from '#entities/own-account';
import { Panel } from '../../lib/panel.tsx';
import { useDisclosure } from '../../lib/use-disclosure.ts';
import { ExportForm } from './export-form.tsx';

/** Everything that is kept of the person, as a file for themselves. */
export function ExportSettings() {
  const { isOpen, open, close, opener } = useDisclosure();
  return (
    <Panel title={<FormattedMessage id="settings.export.title" />} lede={<FormattedMessage id="settings.export.lede" />}>
      <WithOwnAccount>
        {(account) =>
          isOpen ? (
            <ExportForm account={account} onEnd={close} />
          ) : (
            <div>
              <Button ref={opener} icon="download" onClick={open}>
                <FormattedMessage id="settings.export.open" />
              </Button>
            </div>
          )
        }
      </WithOwnAccount>
    </Panel>
  );
}
