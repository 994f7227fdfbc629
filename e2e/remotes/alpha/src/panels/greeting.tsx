import type { PanelProps } from '@mortar/host';
import { Dialog } from '@mortar/ui/overlay';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** A panel that pops up. */
export function Panel({ props }: PanelProps<'popup'>) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={props.close}
      title={<FormattedMessage id="alpha.hello" />}
      closeLabel={formatMessage({ id: 'shell.close' })}
    />
  );
}
