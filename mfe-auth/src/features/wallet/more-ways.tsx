import { $links, toastShown } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { relayIn } from './relay.ts';
import styles from './wallet.module.css';
import { walletChosen } from './wish.ts';

/** Ways to sign in that do not exist yet and say so (spec §8), beside the ones that work on a phone. */
const SOON = ['telegram', 'mobile'] as const;

interface Props {
  /** Goes back to the form with the e-mail address; unset where somebody is signed in. */
  onEmail?: () => void;
}

/** The other ways: the relay, e-mail, and what is to come. */
export function MoreWays({ onEmail }: Props) {
  const { formatMessage } = useIntl();
  const { links, toast, choose } = useUnit({ links: $links, toast: toastShown, choose: walletChosen });
  const relay = relayIn(links);
  return (
    <div className={styles.more}>
      <Button size="large" stretch disabled={!relay} onClick={() => relay && choose(relay)}>
        <FormattedMessage id={relay ? 'auth.wallet.relay' : 'auth.wallet.relay-unset'} />
      </Button>
      {onEmail && (
        <>
          <div className={styles.soon}>
            {SOON.map((way) => (
              <Button key={way} variant="quiet" onClick={() => toast({ type: 'info', text: formatMessage({ id: 'auth.wallet.soon' }) })}>
                <FormattedMessage id={`auth.wallet.${way}`} />
              </Button>
            ))}
          </div>
          <Button variant="quiet" icon="mail" onClick={onEmail}>
            <FormattedMessage id="auth.wallet.email" />
          </Button>
        </>
      )}
    </div>
  );
}
