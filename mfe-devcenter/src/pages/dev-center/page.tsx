import { $isSignedIn } from '@mortar/host';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { readPlace } from '#entities/remote';
import { HowTo } from '#features/how-to';
import { LiveAreas } from '#features/live-areas';
import parts from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import { placeChanged } from './model.ts';
import styles from './page.module.css';

export { loader } from './loader.ts';

/** What the team works with: nobody else waits for it. */
const Tools = lazy(async () => ({ default: (await import(/* webpackChunkName: "tools" */ './tools.tsx')).Tools }));

/** /dev-center: for everybody how a remote is made and what is live, for the team what it works with. */
export function Page() {
  const { say } = useWords();
  const { isSignedIn, stand } = useUnit({ isSignedIn: $isSignedIn, stand: placeChanged });
  const { search } = useLocation();
  const place = readPlace(search);
  useEffect(() => {
    stand(readPlace(search));
    return () => void stand(null);
  }, [search, stand]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{say('title')}</h1>
        <p className={styles.lede}>{say('lede')}</p>
      </header>
      {isSignedIn ? (
        <Suspense>
          <Tools place={place} />
        </Suspense>
      ) : (
        <p className={parts.note}>{say('role.visitor')}</p>
      )}
      {place.remote === null && (
        <>
          <LiveAreas />
          <HowTo />
        </>
      )}
    </div>
  );
}
