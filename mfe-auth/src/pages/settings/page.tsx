import type { PageArgs } from '@mortar/host';
import { settledSoon } from '@mortar/host/loading';
import { Texts } from '@mortar/remote-kit';
import { Button, Skeleton } from '@mortar/ui';
import { allSettled } from 'effector';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router';
import en from './locales/en.json' with { type: 'json' };
import zhHk from './locales/zh-HK.json' with { type: 'json' };
import styles from './page.module.css';
import { SectionNav } from './section-nav.tsx';
import { sectionOf, SECTIONS } from './sections.ts';

/** Beside those of the remote: nobody who signs in waits for them. */
const TEXTS = { en, 'zh-HK': zhHk };

const NOT_FOUND = 404;

/** Loads the code of the section that the address names, and starts what it shows. */
export async function loader({ params, scope }: Pick<PageArgs, 'params' | 'scope'>): Promise<null> {
  const section = sectionOf(params['section']);
  if (!section) throw new Response('This page could not be found', { status: NOT_FOUND });
  const { wanted } = await section.module();
  if (wanted) await settledSoon(allSettled(wanted, { scope }));
  return null;
}

const VIEWS = SECTIONS.map(({ id, module }) => ({ id, View: lazy(async () => ({ default: (await module()).Section })) }));

/** `/settings` and its sections: everything that a person decides about their account. */
export function Page() {
  const named = useParams()['section'];
  const { id } = sectionOf(named) ?? SECTIONS[0];
  return (
    <Texts catalogues={TEXTS}>
      <div className={styles.page}>
        <h1 className={styles.title} data-named={named !== undefined || undefined}>
          <FormattedMessage id="settings.title" />
        </h1>
        <div className={styles.columns}>
          <SectionNav current={id} isAlone={named === undefined} />
          <div className={styles.section} data-section={id} data-named={named !== undefined || undefined}>
            <Button variant="quiet" icon="arrow-left" className={styles.back} render={<Link to="/settings" />}>
              <FormattedMessage id="settings.title" />
            </Button>
            <Suspense fallback={<Skeleton shape="text" lines={6} />}>
              {VIEWS.map((view) => view.id === id && <view.View key={id} />)}
            </Suspense>
          </div>
        </div>
      </div>
    </Texts>
  );
}
