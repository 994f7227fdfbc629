import { Button, useMediaQuery } from '@mortar/ui';
import { Chip } from '@mortar/ui/data';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import toolbar from '../../../lib/toolbar.module.css';
import { useView } from '../use-view.ts';
import { Applied } from './applied.tsx';
import styles from './filters.module.css';

/** So wide that filters stand beside the items. */
const WIDE = '(width >= 1100px)';

const SortChoice = lazy(async () => ({ default: (await import(/* webpackChunkName: "sort-choice" */ './sort-choice.tsx')).SortChoice }));
const Panel = lazy(async () => ({ default: (await import(/* webpackChunkName: "filters" */ './panel.tsx')).Panel }));
const PanelDrawer = lazy(async () => ({ default: (await import(/* webpackChunkName: "filters" */ './panel-drawer.tsx')).PanelDrawer }));

/** Which items are shown and in which order, and those items: beside the filters where there is room, else these wait in a drawer. */
export function Filters({ collection, children }: { collection: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { view, show } = useView();
  const isWide = useMediaQuery(WIDE);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isWide;
  return (
    <div className={styles.list}>
      <div className={toolbar.bar}>
        <div className={toolbar.chips} role="group" aria-label={formatMessage({ id: 'market.filter' })}>
          <Button icon="layers" aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
            <FormattedMessage id="market.filters" />
          </Button>
          <Chip pressed={view.isListed} onPressedChange={(isListed) => show({ isListed })}>
            <FormattedMessage id="market.collection.listed" />
          </Chip>
        </div>
        <div className={toolbar.sort}>
          <Suspense fallback={null}>
            <SortChoice />
          </Suspense>
        </div>
      </div>
      <Applied />
      <div className={styles.body} data-open={(isWide && isOpen) || undefined}>
        <Suspense fallback={isWide && isOpen ? <div /> : null}>
          {isWide && isOpen && (
            <aside className={styles.side} aria-label={formatMessage({ id: 'market.filters' })}>
              <Panel collection={collection} />
            </aside>
          )}
          {!isWide && isOpen && <PanelDrawer collection={collection} onClose={() => setChosen(false)} />}
        </Suspense>
        <div className={styles.items}>{children}</div>
      </div>
    </div>
  );
}
