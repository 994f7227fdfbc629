import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Loaded } from './loaded.tsx';
import { More } from './more.tsx';
import type { Page, PagesUnits } from './pages.ts';

interface Props<Of extends Page> {
  /** The same object at every render. */
  pages: PagesUnits<Of>;
  /** What stands there when nothing is in it. */
  empty: (list: Of) => ReactNode;
  children: (list: Of) => ReactNode;
}

/** A list that comes page by page, in its four states, with the way to more of it. */
export function PagedList<Of extends Page>({ pages, empty, children }: Props<Of>) {
  const { want, failure, isLoading } = useUnit({
    want: pages.moreWanted,
    failure: pages.$moreFailure,
    isLoading: pages.$isLoadingMore,
  });
  return (
    <Loaded query={pages}>
      {(list) =>
        list.items.length === 0 ? (
          empty(list)
        ) : (
          <>
            {children(list)}
            <More isEnd={list.next === null} isLoading={isLoading} failure={failure} onMore={want} />
          </>
        )
      }
    </Loaded>
  );
}
