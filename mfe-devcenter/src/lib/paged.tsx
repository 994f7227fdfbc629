import { messageOf } from '@mortar/client';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Failed } from './loaded.tsx';
import type { ListUnits } from './pages.ts';
import styles from './parts.module.css';
import { useWords } from './use-words.ts';

interface Props<Item> {
  /** The same object at every render. */
  list: ListUnits<Item>;
  /** Said where there is nothing. */
  empty: string;
  /** It is one part of a view among others: that there is nothing needs no more than a line. */
  isPart?: boolean;
  children: (items: Item[]) => ReactNode;
}

/** A list that comes page by page, with the button that asks for more. */
export function Paged<Item>({ list, empty, isPart = false, children }: Props<Item>) {
  const { say } = useWords();
  const { items, hasMore, failure, isLoading, more } = useUnit({
    items: list.$items,
    hasMore: list.$hasMore,
    failure: list.$failure,
    isLoading: list.$isLoading,
    more: list.moreWanted,
  });
  if (items === null) return failure ? <Failed failure={failure} /> : <Skeleton shape="text" lines={4} />;
  if (items.length === 0) return isPart ? <p className={styles.note}>{empty}</p> : <EmptyState headingLevel={3} title={empty} />;
  return (
    <div className={styles.stack}>
      {children(items)}
      {failure && <p role="alert">{messageOf(failure) ?? say('silent')}</p>}
      {hasMore && (
        <div>
          <Button loading={isLoading} onClick={more}>
            {say('more')}
          </Button>
        </div>
      )}
    </div>
  );
}
