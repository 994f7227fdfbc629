import { $links, dialogOpened, whenIdle } from '@mortar/host';
import { Button, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { partiesIn } from '#entities/third-party';
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

interface Props {
  /** A wallet was asked for: the other ways stand above the form. */
  isFirst?: boolean;
  /** The form with e-mail address and password. */
  children: ReactNode;
}

/** A form with the other ways in beside it. */
export function WithOtherWays({ isFirst = false, children }: Props) {
  const or = (
    <div className={styles.or}>
      <FormattedMessage id="auth.third-party.or" />
    </div>
  );
  return (
    <div className={styles.place}>
      {isFirst ? (
        <>
          <OtherWays />
          {or}
          {children}
        </>
      ) : (
        <>
          {children}
          {or}
          <OtherWays />
        </>
      )}
    </div>
  );
}

/** A wallet, whose code is fetched when nothing else is to be done, and third parties, whose code comes after the form. */
function OtherWays() {
  const { links, open } = useUnit({ links: $links, open: dialogOpened });
  const parties = partiesIn(links);
  // Whoever presses before that, or without it, waits for it then.
  useEffect(() => whenIdle(() => void prepareWallets().catch(() => undefined)), []);
  return (
    <div className={styles.ways}>
      <Button size="large" stretch icon="wallet" onClick={() => open({ name: 'auth.wallet', props: { purpose: 'login' } })}>
        <FormattedMessage id="auth.wallet.use" />
      </Button>
      {parties.length > 0 && (
        <Suspense
          fallback={parties.map((party) => (
            <Skeleton key={party} className={styles.button} />
          ))}
        >
          <ThirdPartyButtons parties={parties} />
        </Suspense>
      )}
    </div>
  );
}
