import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Loaded } from './loaded.tsx';
import styles from './paged.module.css';
import type { Page, ShownPages } from './pages.ts';
import { useWords } from './words/index.ts';

interface Props<Of extends Page> extends Omit<ComponentProps<typeof Loaded<Of>>, 'of'> {
  /** The same object at every render. */
  of: ShownPages<Of>;
  /** What stands there when nothing is in it. A page without items is no end while another one follows. */
  empty: (list: Of) => ReactNode;
  /** More comes by itself when the end comes near; the button stays for who goes by keyboard, and after a failure. */
  endless?: boolean;
}

/** A list that comes page by page, in its four states, with the way to more of it. */
export function Paged<Of extends Page>({ of, empty, endless = false, children, ...states }: Props<Of>) {
  return (
    <Loaded of={of} {...states}>
      {(list) =>
        list.items.length === 0 && list.next === null ? (
          empty(list)
        ) : (
          <>
            {list.items.length > 0 && children(list)}
            <More of={of} endless={endless} isEnd={list.next === null} />
          </>
        )
      }
    </Loaded>
  );
}

/** How near the end has to come: a window's height, so that nobody waits at it. */
const NEAR = '100%';

/** The foot of the list: more of it, why it did not come, or that it is all. */
function More<Of extends Page>({ of, endless, isEnd }: Pick<Props<Of>, 'of'> & { endless: boolean; isEnd: boolean }) {
  const { say, failureText } = useWords();
  const foot = useRef<HTMLDivElement>(null);
  const { failure, isLoading, want } = useUnit({ failure: of.$moreFailure, isLoading: of.$isLoadingMore, want: of.moreWanted });
  const isAsking = endless && !isEnd && !isLoading && !failure;
  useEffect(() => {
    if (!isAsking) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), { rootMargin: NEAR });
    observer.observe(foot.current!);
    return () => observer.disconnect();
  }, [isAsking, want]);
  if (isEnd) return <p className={styles.end}>{say('words.end')}</p>;
  return (
    <div ref={foot} className={styles.more}>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failureText(failure)}
        </p>
      )}
      <Button loading={isLoading} onClick={() => want()}>
        {say(failure ? 'words.again' : 'words.more')}
      </Button>
    </div>
  );
}
