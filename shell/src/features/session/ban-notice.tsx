import { Button } from '@mortar/ui';
import { Dialog } from '@mortar/ui/overlay';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  props: Record<string, unknown>;
}

/** The blacklist notice (spec §4): who is shut out: account, device or ip. */
export function BanNotice({ props, ...dialog }: Props) {
  const { formatMessage } = useIntl();
  const type = props['type'] === 'device' || props['type'] === 'ip' ? props['type'] : 'account';
  return (
    <Dialog
      {...dialog}
      title={<FormattedMessage id={`shell.ban.${type}.title`} />}
      description={<FormattedMessage id={`shell.ban.${type}.text`} />}
      closeLabel={formatMessage({ id: 'shell.close' })}
      actions={
        <Button variant="primary" onClick={dialog.onClose}>
          <FormattedMessage id="shell.ban.ok" />
        </Button>
      }
    />
  );
}
