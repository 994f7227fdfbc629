import { messageOf, type RequestFailure } from '@mortar/client';
import { ErrorState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { QueryUnits } from './query.ts';
import { useWords } from './use-words.ts';

interface Props<Data> {
  /** The same object at every render. */
  query: QueryUnits<Data>;
  children: (data: Data) => ReactNode;
}

/** What a query brought; in its place that it is on its way, or why it did not come and a second try. */
export function Loaded<Data>({ query, children }: Props<Data>) {
  const { data, failure } = useUnit({ data: query.$data, failure: query.$failure });
  if (data !== null) return children(data);
  if (failure) return <Failed failure={failure} />;
  return (
    <div aria-busy="true">
      <Skeleton shape="text" lines={4} />
    </div>
  );
}

/** Why something did not come, and a second try. */
export function Failed({ failure }: { failure: RequestFailure }) {
  const { say } = useWords();
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      headingLevel={3}
      title={say('failed')}
      retry={{ label: say('again'), onRetry: () => void revalidate(), pending: state === 'loading' }}
    >
      {messageOf(failure) ?? say('silent')}
    </ErrorState>
  );
}
