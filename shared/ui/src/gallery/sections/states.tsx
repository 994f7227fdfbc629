import { useState } from 'react';
import { Button, EmptyState, ErrorState, Skeleton, useSkeleton } from '../../index.ts';
import { Example } from '../example.tsx';
import styles from '../gallery.module.css';

/** What an area shows while it has nothing to show. */
export function States() {
  const [isPending, setPending] = useState(false);
  const isShown = useSkeleton(isPending);
  return (
    <>
      <Example title="Skeleton" code={'<Skeleton className={styles.cover} />\n<Skeleton shape="text" lines={3} />'} stacked>
        <div className={styles.post}>
          <Skeleton shape="circle" className={styles.face} />
          <Skeleton shape="text" lines={3} />
        </div>
        <Skeleton className={styles.cover} />
      </Example>
      <Example title="useSkeleton" code="const isShown = useSkeleton(pending);">
        <Button onClick={() => setPending(!isPending)}>{isPending ? 'Arrived' : 'Wait'}</Button>
        <span aria-live="polite">{isShown ? 'Skeletons are shown' : 'No skeletons'}</span>
      </Example>
      <Example title="EmptyState, nothing yet" code={'<EmptyState title={title} action={action}>{why}</EmptyState>'} stacked>
        <EmptyState title="No posts yet" action={<Button variant="primary">Write the first</Button>} headingLevel={3}>
          What you publish stands here.
        </EmptyState>
      </Example>
      <Example title="EmptyState, filtered out" code={'<EmptyState kind="filtered" … />'} stacked>
        <EmptyState kind="filtered" title="Nothing matches" action={<Button>Clear the filter</Button>} headingLevel={3}>
          Eleven items are hidden by the filter.
        </EmptyState>
      </Example>
      <Example title="EmptyState, no permission" code={'<EmptyState kind="denied" … />'} stacked>
        <EmptyState kind="denied" title="Members only" action={<Button>Ask to join</Button>} headingLevel={3}>
          This room is open to its members.
        </EmptyState>
      </Example>
      <Example title="ErrorState" code={'<ErrorState title={title} code={code} retry={retry}>{next}</ErrorState>'} stacked>
        <ErrorState title="This area did not load" code="1512010" headingLevel={3} retry={{ label: 'Try again', onRetry: () => {} }}>
          The rest of the page works. Try again, or come back in a minute.
        </ErrorState>
      </Example>
    </>
  );
}
