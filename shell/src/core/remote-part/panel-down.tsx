import { ErrorState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorItself } from './error-itself.tsx';
import { useBack } from './use-back.ts';

interface Props {
  title: string;
  error: Error;
  /** It is being tried again. */
  isBusy: boolean;
  onTryAgain: () => void;
}

/** A panel that did not load or broke; it is tried again when a person asks, or when network and server are back. */
export function PanelDown({ title, error, isBusy, onTryAgain }: Props) {
  const { formatMessage } = useIntl();
  useBack(onTryAgain);
  return (
    <ErrorState
      headingLevel={3}
      title={formatMessage({ id: 'shell.area-down.title' }, { title })}
      code={error.message}
      retry={{ label: formatMessage({ id: 'shell.try-again' }), onRetry: onTryAgain, pending: isBusy }}
    >
      <FormattedMessage id="shell.dock.failed" />
      <ErrorItself error={error} />
    </ErrorState>
  );
}
