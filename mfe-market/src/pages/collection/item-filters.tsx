import { Chip } from '@mortar/ui/data';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './list.module.css';
import { useView } from './use-view.ts';

const SortChoice = lazy(async () => ({ default: (await import(/* webpackChunkName: "sort-choice" */ './sort-choice.tsx')).SortChoice }));

/** Which items are shown, and in which order. */
export function ItemFilters() {
  const { formatMessage } = useIntl();
  const { view, show } = useView();
  return (
    <div className={styles.filters}>
      <div className={styles.chips} role="group" aria-label={formatMessage({ id: 'market.filter' })}>
        <Chip pressed={view.isListed} onPressedChange={(isListed) => show({ isListed })}>
          <FormattedMessage id="market.collection.listed" />
        </Chip>
      </div>
      <div className={styles.sort}>
        <Suspense fallback={null}>
          <SortChoice />
        </Suspense>
      </div>
    </div>
  );
}
