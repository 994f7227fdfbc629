import { Chip } from '@mortar/ui/data';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import toolbar from '../../lib/toolbar.module.css';
import { useAddress } from '../../lib/use-address.ts';
import styles from './items.module.css';
import { readView, searchOfView } from './view.ts';

const Choices = lazy(async () => ({ default: (await import(/* webpackChunkName: "holding-choices" */ './choices.tsx')).Choices }));

/** Which items are shown, and in which order. */
export function Filters() {
  const { formatMessage } = useIntl();
  const { view, show } = useAddress(readView, searchOfView);
  return (
    <div className={toolbar.bar}>
      <div className={toolbar.chips} role="group" aria-label={formatMessage({ id: 'market.filter' })}>
        {(['listed', 'unlisted'] as const).map((filter) => (
          <Chip key={filter} pressed={view.filter === filter} onPressedChange={(isOn) => show({ filter: isOn ? filter : 'all' })}>
            {formatMessage({ id: `market.own.filter.${filter}` })}
          </Chip>
        ))}
      </div>
      <div className={styles.choices}>
        <Suspense fallback={null}>
          <Choices />
        </Suspense>
      </div>
    </div>
  );
}
