import { $isSignedIn, $locale } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useLoaderData } from 'react-router';
import { useHead } from '../head/index.ts';
import { ChangeDialog } from './change-dialog.tsx';
import styles from './dev-center.module.css';
import { DevCenterTexts } from './dev-center-texts.tsx';
import { HowTo } from './how-to.tsx';
import { LiveAreas } from './live-areas.tsx';
import type { DevCenterData } from './load-dev-center.ts';
import type { Place } from './place.ts';
import { Team } from './team.tsx';
import { useWords } from './use-words.ts';

/** /dev-center (decisions §4): for everybody how a remote is made and what is live, for the team what it works with. */
export function DevCenterPage() {
  const { place } = useLoaderData<DevCenterData>();
  return (
    <DevCenterTexts>
      <Inside place={place} />
    </DevCenterTexts>
  );
}

function Inside({ place }: { place: Place }) {
  const { say } = useWords();
  const { isSignedIn, locale } = useUnit({ isSignedIn: $isSignedIn, locale: $locale });
  useHead({ title: `${place.remote ?? say('title')} · Mortar`, description: say('lede') });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{say('title')}</h1>
        <p className={styles.lede}>{say('lede')}</p>
      </header>
      {isSignedIn ? <Team place={place} /> : <p className={styles.note}>{say('role.visitor')}</p>}
      {place.remote === null && (
        <>
          <LiveAreas locale={locale} />
          <HowTo />
        </>
      )}
      {isSignedIn && <ChangeDialog />}
    </div>
  );
}
