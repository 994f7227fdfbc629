import { Skeleton } from '@mortar/ui';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './third-parties.module.css';

function NotThere() {
  return (
    <p className={styles.note}>
      <FormattedMessage id="auth.third-party.not-there" />
    </p>
  );
}

const Buttons = lazy(() =>
  import(/* webpackChunkName: "third-party" */ '#features/third-party').then(
    ({ ThirdPartyButtons }) => ({ default: ThirdPartyButtons }),
    // The form beside them works all the same.
    () => ({ default: NotThere }),
  ),
);

/** Other ways in, under a form; their code comes after it. */
export function ThirdParties() {
  return (
    <div className={styles.place}>
      <div className={styles.or}>
        <FormattedMessage id="auth.third-party.or" />
      </div>
      <Suspense
        fallback={
          <div className={styles.waiting}>
            <Skeleton className={styles.button} />
            <Skeleton className={styles.button} />
            <Skeleton className={styles.button} />
          </div>
        }
      >
        <Buttons />
      </Suspense>
    </div>
  );
}
