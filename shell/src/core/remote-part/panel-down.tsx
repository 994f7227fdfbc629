import { $isServerReachable } from '@mortar/host';
import { ErrorState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorItself } from './error-itself.tsx';

interface Props {
  title: string;
  error: Error;
  /** It is being tried again. */
  isBusy: boolean;
  onTryAgain: () => void;
}

/** A panel that did not load or broke; it is tried again when a person asks, or when the server is back. */
export function PanelDown({ title, error, isBusy, onTryAgain }: Props) {
  const reachable = useUnit($isServerReachable);
  const { formatMessage } = useIntl();
  const wasReachable = useRef(reachable);
  useEffect(() => {
    if (reachable && !wasReachable.current) onTryAgain();
    wasReachable.current = reachable;
  }, [reachable, onTryAgain]);
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
