import { Button, Skeleton } from '@mortar/ui';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router';
import styles from './page.module.css';
import { SectionNav } from './section-nav.tsx';
import { SECTIONS, sectionOf } from './sections.ts';
import { SettingsTexts } from './texts.tsx';

export { loader } from './loader.ts';

const VIEWS = SECTIONS.map(({ id, module }) => ({ id, View: lazy(async () => ({ default: (await module()).Section })) }));

/** `/settings` and its sections: everything that a person decides about their account. */
export function Page() {
  const named = useParams()['section'];
  const { id } = sectionOf(named) ?? SECTIONS[0];
  return (
    <SettingsTexts>
      <div className={styles.page}>
        <h1 className={styles.title} data-named={named !== undefined || undefined}>
          <FormattedMessage id="settings.title" />
        </h1>
        <div className={styles.columns}>
          <SectionNav current={id} isAlone={named === undefined} />
          <div className={styles.section} data-named={named !== undefined || undefined}>
            <Button variant="quiet" icon="arrow-left" className={styles.back} render={<Link to="/settings" />}>
              <FormattedMessage id="settings.title" />
            </Button>
            <Suspense fallback={<Skeleton shape="text" lines={6} />}>
              {VIEWS.map((view) => view.id === id && <view.View key={id} />)}
            </Suspense>
          </div>
        </div>
      </div>
    </SettingsTexts>
  );
}
