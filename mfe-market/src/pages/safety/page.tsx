import { $isSignedIn, dialogOpened, loginRequested } from '@mortar/host';
import { createLoader, Loaded } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OwnNav } from '#features/own';
import { $own, Cart, SettledNote } from '#features/trade';
import { MarketFrame } from '../../lib/market-frame.tsx';
import { AccountView } from './account-view.tsx';
import { accounts, opened } from './model.ts';

export const loader = createLoader(opened);

/** `/market/safety`: all that somebody has given away the power over, each with the press that takes it back. */
export function Page() {
  return (
    <MarketFrame title={<FormattedMessage id="market.safety.title" />} lede={<FormattedMessage id="market.safety.lede" />}>
      <OwnNav />
      <SettledNote />
      <Own />
      <Cart />
    </MarketFrame>
  );
}

function Own() {
  const { formatMessage } = useIntl();
  const { isSignedIn, own, login, open } = useUnit({ isSignedIn: $isSignedIn, own: $own, login: loginRequested, open: dialogOpened });
  if (!isSignedIn)
    return (
      <EmptyState
        kind="denied"
        title={formatMessage({ id: 'market.safety.visitor' })}
        action={
          <Button variant="primary" onClick={() => login({ first: 'wallets' })}>
            <FormattedMessage id="market.login" />
          </Button>
        }
      />
    );
  if (!own.startsWith('0x'))
    return (
      <EmptyState
        title={formatMessage({ id: 'market.safety.no-wallet' })}
        action={
          <Button variant="primary" onClick={() => open({ name: 'auth.wallet', props: { purpose: 'bind' } })}>
            <FormattedMessage id="market.trade.bind" />
          </Button>
        }
      />
    );
  return (
    <Loaded of={accounts} failed={formatMessage({ id: 'market.safety.failed' })} headingLevel={2}>
      {(all) => all.map((account) => <AccountView key={account.market.chain.id} of={account} isAlone={all.length === 1} />)}
    </Loaded>
  );
}
