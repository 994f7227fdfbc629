import { Button } from '@mortar/ui';
import { Dialog } from '@mortar/ui/overlay';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

interface Props {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  props: Record<string, unknown>;
}

/** The blacklist notice (spec §4): who is shut out: account, device or ip; whose account it is reads why, and appeals. */
export function BanNotice({ props, ...dialog }: Props) {
  const { formatMessage } = useIntl();
  const type = props['type'] === 'device' || props['type'] === 'ip' ? props['type'] : 'account';
  const pass = type === 'account' && typeof props['appeal'] === 'string' ? props['appeal'] : null;
  return (
    <Dialog
      {...dialog}
      title={<FormattedMessage id={`shell.ban.${type}.title`} />}
      description={<FormattedMessage id={pass ? 'shell.ban.account.why' : `shell.ban.${type}.text`} />}
      closeLabel={formatMessage({ id: 'shell.close' })}
      actions={
        <>
          {pass && (
            <Button variant="primary" render={<Link to={`/cases/account#${encodeURIComponent(pass)}`} />} onClick={dialog.onClose}>
              <FormattedMessage id="shell.ban.appeal" />
            </Button>
          )}
          <Button variant={pass ? 'secondary' : 'primary'} onClick={dialog.onClose}>
            <FormattedMessage id="shell.ban.ok" />
          </Button>
        </>
      }
    />
  );
}
