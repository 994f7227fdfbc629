import { dialogOpened } from '@mortar/host';
import { useAsk } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $followed, $isReconnecting, $needsWallet, $own, disconnectWanted, isSame } from '#features/wallet';
import { holdings as held } from './holdings.ts';

/** Lets the wallet go after a question, or connects it where it is not. */
export function DisconnectButton() {
  const ask = useAsk();
  const { own, followed, holdings, isReconnecting, needsWallet, disconnect, open } = useUnit({
    own: $own,
    followed: $followed,
    holdings: held.$data,
    isReconnecting: $isReconnecting,
    needsWallet: $needsWallet,
    disconnect: disconnectWanted,
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
  const confirm = async () => {
    const values = { isOnlyWay: String(needsWallet) };
    if (await ask('auth.panel.disconnect', values, { confirm: 'auth.panel.disconnect' })) disconnect();
  };
  return (
    <Button icon="log-out" onClick={() => void confirm()}>
      <FormattedMessage id="auth.panel.disconnect" />
    </Button>
  );
}
