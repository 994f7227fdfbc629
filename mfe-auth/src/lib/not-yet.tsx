import { messageOf, type RequestFailure } from '@mortar/client';
import { ErrorState, Skeleton } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  failure: RequestFailure | null;
  isLoading: boolean;
  onRetry: () => void;
}

/** In the place of what has not come: its shape while it is on its way, why it did not come and a second try. */
export function NotYet({ failure, isLoading, onRetry }: Props) {
  const { formatMessage } = useIntl();
  if (!failure)
    return (
      <div aria-busy="true">
        <Skeleton shape="text" lines={4} />
      </div>
    );
  return (
    <ErrorState
      headingLevel={3}
      title={formatMessage({ id: 'settings.failed' })}
      retry={{ label: formatMessage({ id: 'settings.again' }), onRetry, pending: isLoading }}
    >
      {messageOf(failure) ?? <FormattedMessage id="settings.silent" />}
    </ErrorState>
  );
}
