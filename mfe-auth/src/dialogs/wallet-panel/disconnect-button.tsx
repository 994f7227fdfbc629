import { confirmFx, dialogOpened } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $followed, $isReconnecting, $needsWallet, $own, disconnectWanted, isSame } from '#features/wallet';
import { holdings as held } from './holdings.ts';

const CONFIRMED = 1;

/** Lets the wallet go after a question, or connects it where it is not. */
export function DisconnectButton() {
  const { formatMessage } = useIntl();
  const { own, followed, holdings, isReconnecting, needsWallet, disconnect, ask, open } = useUnit({
    own: $own,
    followed: $followed,
    holdings: held.$data,
    isReconnecting: $isReconnecting,
    needsWallet: $needsWallet,
    disconnect: disconnectWanted,
    ask: confirmFx,
    open: dialogOpened,
  });
  const family = holdings?.wallet.family;
  if (!own) return null;
  if (!followed || !isSame(followed.wallet.address, own))
    return (
      <Button
        variant="primary"
        icon="wallet"
        loading={isReconnecting}
        onClick={() =>
          open({ name: 'auth.wallet', props: { purpose: 'connect', ...(family && { address: own, family }) }, key: 'connect' })
        }
      >
        <FormattedMessage id="auth.panel.connect" />
      </Button>
    );
  async function confirm(): Promise<void> {
    const choice = await ask({
      title: formatMessage({ id: 'auth.panel.disconnect-title' }),
      content: formatMessage({ id: needsWallet ? 'auth.panel.disconnect-out' : 'auth.panel.disconnect-note' }),
      confirmLabel: formatMessage({ id: 'auth.panel.disconnect' }),
      cancelLabel: formatMessage({ id: 'auth.wallet.cancel' }),
    });
    if (choice === CONFIRMED) disconnect();
  }
  return (
    <Button icon="log-out" onClick={() => void confirm()}>
      <FormattedMessage id="auth.panel.disconnect" />
    </Button>
  );
}
