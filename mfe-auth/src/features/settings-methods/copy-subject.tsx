import { dialogOpened } from '@mortar/host';
import { copyOutcome } from '@mortar/host/popups';
import { CopyButton } from '@mortar/ui/share';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';

interface Props {
  subject: string;
  /** Which way to sign in it is. */
  name: string;
}

/** Copies an address, all of it. */
export function CopySubject({ subject, name }: Props) {
  const { formatMessage } = useIntl();
  const open = useUnit(dialogOpened);
  const label = formatMessage({ id: 'settings.methods.copy' }, { name });
  return <CopyButton iconOnly variant="quiet" value={subject} label={label} onOutcome={(isCopied) => void open(copyOutcome(isCopied))} />;
}
