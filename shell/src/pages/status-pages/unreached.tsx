import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { StatusLayout } from './status-layout.tsx';

interface Props {
  /** There is no network; else the server does not answer. */
  isOffline: boolean;
  busy: boolean;
  onTryAgain: () => void;
}

/** A place whose content cannot come now, and comes by itself once it can. */
export function Unreached({ isOffline, busy, onTryAgain }: Props) {
  const why = isOffline ? 'offline' : 'server-lost';
  return (
    <StatusLayout
      scene="waiting"
      title={<FormattedMessage id={`shell.${why}.title`} />}
      actions={
        <Button size="large" icon="retry" loading={busy} onClick={onTryAgain}>
          <FormattedMessage id="shell.try-again" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id={`shell.${why}.text`} />
      </p>
    </StatusLayout>
  );
}
