import { $links, dialogOpened } from '@mortar/host';
import { Button, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './other-ways.module.css';

function NotThere() {
  return (
    <p className={styles.note}>
      <FormattedMessage id="auth.third-party.not-there" />
    </p>
  );
}

const ThirdPartyButtons = lazy(() =>
  import(/* webpackChunkName: "third-party" */ '#features/third-party').then(
    (feature) => ({ default: feature.ThirdPartyButtons }),
    // The form beside them works all the same.
    () => ({ default: NotThere }),
  ),
);

/** Other ways in, under a form: a wallet, whose code comes with the dialog, and third parties, whose code comes after the form. */
export function OtherWays() {
  const { links, open } = useUnit({ links: $links, open: dialogOpened });
  return (
    <div className={styles.place}>
      <div className={styles.or}>
        <FormattedMessage id="auth.third-party.or" />
      </div>
      <Button size="large" stretch icon="wallet" onClick={() => open({ name: 'auth.wallet', props: { purpose: 'login' } })}>
        <FormattedMessage id="auth.wallet.use" />
      </Button>
      <Suspense fallback={<Waiting configured={links.thirdParties?.length ?? 0} />}>
        <ThirdPartyButtons />
      </Suspense>
    </div>
  );
}

/** As high as what comes: a row for each third party that people may sign in by, one for all the others. */
function Waiting({ configured }: { configured: number }) {
  const rows = Math.min(configured + 1, 3);
  return (
    <div className={styles.waiting}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={styles.button} />
      ))}
    </div>
  );
}
