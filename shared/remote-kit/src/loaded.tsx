import { hasCode } from '@mortar/client';
import type { CodeName } from '@mortar/protocol';
import { EmptyState, ErrorState, Skeleton, type ErrorStateProps } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { isUnknown } from './failures.ts';
import { Gone, type GoneProps } from './gone.tsx';
import type { Shown } from './query.ts';
import { useWords } from './words/index.ts';

interface Props<Data> {
  /** The same object at every render. */
  of: Shown<Data>;
  /** Says that it failed, by what it is. */
  failed?: string | undefined;
  /** Whether it is what the page is about: what was read for another address is not shown while this one's is on its way. */
  is?: ((data: Data) => boolean) | undefined;
  /** Says that there is no such thing: of what an address names. By some codes too, beside those that every address may get. */
  gone?: (Omit<GoneProps, 'headingLevel'> & { codes?: readonly CodeName[] }) | undefined;
  headingLevel?: ErrorStateProps['headingLevel'] | undefined;
  /** Its shape while it is on its way. */
  pending?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query brought; in its place its shape while it is on its way, or why it did not come, and a second try where that may help. */
export function Loaded<Data>({
  of,
  failed,
  is = () => true,
  gone,
  headingLevel = 3,
  pending = <Skeleton shape="text" lines={4} />,
  children,
}: Props<Data>) {
  const { say, failureText } = useWords();
  const { data, failure, isLoading, retry } = useUnit({
    data: of.$data,
    failure: of.$failure,
    isLoading: of.$isLoading,
    retry: of.retried,
  });
  if (data !== null && is(data)) return children(data);
  if (!failure) return <div aria-busy="true">{pending}</div>;
  if (gone) {
    const { codes = [], ...words } = gone;
    if (isUnknown(failure) || codes.some((code) => hasCode(failure, code))) return <Gone {...words} headingLevel={headingLevel} />;
  }
  if (hasCode(failure, 'forbidden'))
    return (
      <EmptyState kind="denied" headingLevel={headingLevel} title={say('words.denied')}>
        {say('words.denied.why')}
      </EmptyState>
    );
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={failed ?? say('words.failed')}
      retry={{ label: say('words.again'), onRetry: () => retry(), pending: isLoading }}
    >
      {failureText(failure)}
    </ErrorState>
  );
}
