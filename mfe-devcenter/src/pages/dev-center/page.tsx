import { $isSignedIn, type PageArgs, type PageHead } from '@mortar/host';
import { createLoader, PageFrame } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { readSelection } from '#entities/selection';
import { HowTo } from '#features/how-to';
import { LiveAreas } from '#features/live-areas';
import parts from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import { selectionOpened, selectionShown } from './model.ts';

/** What the team works with: nobody else waits for it. */
const importTools = () => import(/* webpackChunkName: "tools" */ './tools.tsx');
const Tools = lazy(async () => ({ default: (await importTools()).Tools }));

const read = createLoader(selectionOpened, ({ url }) => readSelection(url.search));

/** Reads what the address asks for; a remote's page has its name for a title. */
export async function loader(args: PageArgs): Promise<PageHead | null> {
  await Promise.all([args.scope.getState($isSignedIn) && importTools(), read(args)]);
  const { remote } = readSelection(args.url.search);
  return remote === null ? null : { title: { en: `${remote} · Mortar`, 'zh-HK': `${remote} · Mortar` } };
}

/** /dev-center: for everybody how a remote is made and what is live, for the team what it works with. */
export function Page() {
  const { say } = useWords();
  const { isSignedIn, show } = useUnit({ isSignedIn: $isSignedIn, show: selectionShown });
  const { search } = useLocation();
  const selection = readSelection(search);
  useEffect(() => {
    show(readSelection(search));
    return () => void show(null);
  }, [search, show]);
  return (
    <PageFrame title={say('title')} lede={say('lede')}>
      {isSignedIn ? (
        <Suspense>
          <Tools selection={selection} />
        </Suspense>
      ) : (
        <p className={parts.note}>{say('role.visitor')}</p>
      )}
      {selection.remote === null && (
        <>
          {!isSignedIn && <LiveAreas />}
          <HowTo />
        </>
      )}
    </PageFrame>
  );
}
