import { Skeleton, VisuallyHidden } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { MarketNav } from './market-nav.tsx';
import styles from './pending-page.module.css';

/** A page of the market whose subject is on its way: who hears it instead of seeing it hears a heading. */
export function PendingPage({ of }: { of: 'collection' | 'item' | 'creator' }) {
  return (
    <>
      <MarketNav />
      <div className={styles.page}>
        <h1 className={styles.title}>
          <VisuallyHidden>
            <FormattedMessage id={`market.pending.${of}`} />
          </VisuallyHidden>
          <Skeleton shape="text" lines={1} className={styles.name!} />
        </h1>
        <Skeleton shape="text" lines={8} />
      </div>
    </>
  );
}
