import { Button, type ButtonProps } from '@mortar/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { WithOwnAccount, type OwnAccount } from '#entities/own-account';
import { Panel } from '../../lib/panel.tsx';
import { useDisclosure } from '../../lib/use-disclosure.ts';

interface Props {
  /** What the ids of its texts begin with: `title`, `lede` and `open`. */
  texts: string;
  icon?: ButtonProps['icon'];
  /** The form, in the place of its button. */
  children: (account: OwnAccount, close: () => void) => ReactNode;
}

/** A matter of the settings that its owner must confirm: its form opens in the place of a button. */
export function ConfirmedPanel({ texts, icon, children }: Props) {
  const { isOpen, open, close, opener } = useDisclosure();
  return (
    <Panel title={<FormattedMessage id={`${texts}.title`} />} lede={<FormattedMessage id={`${texts}.lede`} />}>
      <WithOwnAccount>
        {(account) =>
          isOpen ? (
            children(account, close)
          ) : (
            <div>
              <Button ref={opener} icon={icon} onClick={open}>
                <FormattedMessage id={`${texts}.open`} />
              </Button>
            </div>
          )
        }
      </WithOwnAccount>
    </Panel>
  );
}
