import { messageOf } from '@mortar/client';
import { ErrorState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QueryUnits } from './query.ts';

interface Props<Data> {
  /** The same object at every render. */
  query: QueryUnits<Data>;
  children: (data: Data) => ReactNode;
}

/** What a query brought; in its place its shape while it is on its way, or why it did not come and a second try. */
export function Loaded<Data>({ query, children }: Props<Data>) {
  const { formatMessage } = useIntl();
  const { $data: data, $failure: failure, $isLoading: isLoading, wanted: want } = useUnit(query);
  if (data !== null) return children(data);
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
      retry={{ label: formatMessage({ id: 'settings.again' }), onRetry: want, pending: isLoading }}
    >
      {messageOf(failure) ?? <FormattedMessage id="settings.silent" />}
    </ErrorState>
  );
}
