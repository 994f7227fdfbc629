import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ComponentProps, ReactNode } from 'react';
import { Loaded } from './loaded.tsx';
import styles from './paged.module.css';
import type { Page, ShownPages } from './pages.ts';
import { useWords } from './words/index.ts';

interface Props<Of extends Page> extends Omit<ComponentProps<typeof Loaded<Of>>, 'of'> {
  /** The same object at every render. */
  of: ShownPages<Of>;
  /** What stands there when nothing is in it. */
  empty: (list: Of) => ReactNode;
}

/** A list that comes page by page, in its four states, with the way to more of it. */
export function Paged<Of extends Page>({ of, empty, children, ...states }: Props<Of>) {
  return (
    <Loaded of={of} {...states}>
      {(list) =>
        list.items.length === 0 ? (
          empty(list)
        ) : (
          <>
            {children(list)}
            <More of={of} isEnd={list.next === null} />
          </>
        )
      }
    </Loaded>
  );
}

/** The foot of the list: more of it, why it did not come, or that it is all. */
function More<Of extends Page>({ of, isEnd }: Pick<Props<Of>, 'of'> & { isEnd: boolean }) {
  const { say, failureText } = useWords();
  const { failure, isLoading, want } = useUnit({ failure: of.$moreFailure, isLoading: of.$isLoadingMore, want: of.moreWanted });
  if (isEnd) return <p className={styles.end}>{say('words.end')}</p>;
  return (
    <div className={styles.more}>
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
