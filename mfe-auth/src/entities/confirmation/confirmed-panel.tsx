import { Button, type ButtonProps } from '@mortar/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { WithOwnAccount, type OwnAccount } from '#entities/own-account';
import { Panel } from '../../lib/panel.tsx';
import { useDisclosure } from '../../lib/use-disclosure.ts';

interface Props {
  /** What the ids of its texts begin with: `title`, `lede` and `open`. */
  texts: string;
  /** How the button looks that opens the form. */
  button?: Pick<ButtonProps, 'icon' | 'variant'>;
  /** The form, in the place of its button. */
  children: (account: OwnAccount, close: () => void) => ReactNode;
}

/** A matter of the settings that its owner must confirm: its form opens in the place of a button. */
export function ConfirmedPanel({ texts, button, children }: Props) {
  const { isOpen, open, close, opener } = useDisclosure();
  return (
    <Panel title={<FormattedMessage id={`${texts}.title`} />} lede={<FormattedMessage id={`${texts}.lede`} />}>
      <WithOwnAccount>
        {(account) =>
          isOpen ? (
            children(account, close)
          ) : (
            <div>
              <Button ref={opener} {...button} onClick={open}>
                <FormattedMessage id={`${texts}.open`} />
              </Button>
            </div>
          )
        }
      </WithOwnAccount>
    </Panel>
  );
}
