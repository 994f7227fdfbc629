import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { WithOwnAccount } from '#entities/own-account';
import { Panel } from '../../lib/panel.tsx';
import { useDisclosure } from '../../lib/use-disclosure.ts';
import { DeleteForm } from './delete-form.tsx';

/** The end of the account. */
export function DeleteSettings() {
  const { isOpen, open, close, opener } = useDisclosure();
  return (
    <Panel title={<FormattedMessage id="settings.delete.title" />} lede={<FormattedMessage id="settings.delete.lede" />}>
      <WithOwnAccount>
        {(account) =>
          isOpen ? (
            <DeleteForm account={account} onCancel={close} />
          ) : (
            <div>
              <Button ref={opener} onClick={open}>
                <FormattedMessage id="settings.delete.open" />
              </Button>
            </div>
          )
        }
      </WithOwnAccount>
    </Panel>
  );
}
