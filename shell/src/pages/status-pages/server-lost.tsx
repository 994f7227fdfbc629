import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { StatusLayout } from './status-layout.tsx';

interface Props {
  busy: boolean;
  onTryAgain: () => void;
}

/** A place whose content the server would have to give, while the server does not answer. */
export function ServerLost({ busy, onTryAgain }: Props) {
  return (
    <StatusLayout
      scene="waiting"
      title={<FormattedMessage id="shell.server-lost.title" />}
      actions={
        <Button size="large" icon="retry" loading={busy} onClick={onTryAgain}>
          <FormattedMessage id="shell.try-again" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="shell.server-lost.text" />
      </p>
    </StatusLayout>
  );
}
