import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Feed, type FeedProps } from '../feed/feed.tsx';
import { VirtualList, type VirtualListProps } from '../feed/virtual-list.tsx';
import { Icon } from '../icon/icon.tsx';
import { useSkeleton } from '../skeleton/use-skeleton.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Sentinel } from './sentinel.tsx';
import styles from './infinite-list.module.css';

export interface InfiniteListProps<Item> extends Omit<FeedProps<Item>, 'busy'> {
  /** `ready`: there is more, `loading`: it is on its way, `failed`: it did not come, `ended`: there is no more. */
  state: 'ready' | 'loading' | 'failed' | 'ended';
  /** Asks for the next page; it is called once until `state` or `items` change. */
  onMore: () => void;
  labels: {
    /** Button that loads by hand. */
    more: string;
    /** Said while more is on its way. */
    loading: string;
    /** Said when it did not come. */
    failed: string;
    retry: string;
    /** Stands after the last item. */
    end: string;
  };
  /** Stands in the place of the list when there is nothing. */
  empty: ReactNode;
  /** Stands in the place of items that are on their way. */
  skeleton: ReactNode;
  /** How near the end has to come before more is asked for, in px (spec §9: 0). */
  distance?: number;
  /** How long it has to stay so near, in ms (spec §9: 200). */
  delay?: number;
  /** Pages that come by scrolling; after them a button asks, so that the foot of the page can be reached. */
  automaticPages?: number;
  /** Makes it a windowed list, for thousands of items. */
  windowed?: Pick<VirtualListProps<Item>, 'estimate' | 'gap' | 'scroll' | 'anchor' | 'onAnchorChange'>;
}

/** A list that goes on while one scrolls: with its end, its emptiness, its failure and a way on without a pointer. */
export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { state, onMore, labels, empty, skeleton, distance = 0, delay = 200, automaticPages = 5, windowed, ...feed } = props;
  const count = feed.items.length;
  const [pages, setPages] = useState(0);
  const isByHand = pages >= automaticPages;
  const isWaiting = useSkeleton(state === 'loading');
  if (count === 0 && state === 'ended') return empty;
  const busy = state === 'loading';
  const askByItself = () => {
    setPages(pages + 1);
    onMore();
  };
  return (
    <div className={styles.list}>
      {count > 0 && (windowed ? <VirtualList {...feed} {...windowed} busy={busy} /> : <Feed {...feed} busy={busy} />)}
      {/* A page that has come is asked after by a new one. */}
      {state === 'ready' && !isByHand && <Sentinel key={count} distance={distance} delay={delay} onNear={askByItself} />}
      {isWaiting && <div className={styles.waiting}>{skeleton}</div>}
      {state === 'ready' && isByHand && <Button onClick={onMore}>{labels.more}</Button>}
      {state === 'failed' && <Failed label={labels.failed} retry={labels.retry} onRetry={onMore} />}
      <p role="status" className={styles.end} data-quiet={state !== 'ended' || undefined}>
        {state === 'ended' ? labels.end : state === 'loading' && <VisuallyHidden>{labels.loading}</VisuallyHidden>}
      </p>
    </div>
  );
}

function Failed({ label, retry, onRetry }: { label: string; retry: string; onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <Icon name="warning" />
      <span className={styles.reason}>{label}</span>
      <Button icon="retry" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
