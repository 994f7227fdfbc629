import { dialogOpened } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';

/** The way in by a wallet, under a form: its code comes with the dialog that it opens. */
export function WalletWay() {
  const open = useUnit(dialogOpened);
  return (
    <Button size="large" stretch icon="wallet" onClick={() => open({ name: 'auth.wallet', props: { purpose: 'login' } })}>
      <FormattedMessage id="auth.wallet.use" />
    </Button>
  );
}
