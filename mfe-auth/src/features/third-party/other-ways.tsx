import { $links, dialogOpened, whenIdle } from '@mortar/host';
import { Button, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
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
  import(/* webpackChunkName: "third-party" */ './third-party-buttons.tsx').then(
    (feature) => ({ default: feature.ThirdPartyButtons }),
    // The form beside them works all the same.
    () => ({ default: NotThere }),
  ),
);

/** Fetches what connects the wallets of this page and, in the same chunk, the wallet dialog, so that one press opens it at once. */
async function prepareWallets(): Promise<void> {
  const { prepareEthereum } = await import(/* webpackChunkName: "dialog-wallet" */ '@mortar/chain/wallets');
  await prepareEthereum();
}

/** Other ways in, under a form: a wallet, whose code is fetched when nothing else is to be done, and third parties, whose code comes after the form. */
export function OtherWays() {
  const { links, open } = useUnit({ links: $links, open: dialogOpened });
  // Whoever presses before that, or without it, waits for it then.
  useEffect(() => whenIdle(() => void prepareWallets().catch(() => undefined)), []);
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
