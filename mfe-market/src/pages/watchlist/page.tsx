import { $isSignedIn, loginRequested } from '@mortar/host';
import { createLoader } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { Tabs } from '@mortar/ui/navigation';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MarketFrame } from '../../lib/market-frame.tsx';
import { AlertChoices } from './alert-choices.tsx';
import { Collections } from './collections.tsx';
import { Items } from './items.tsx';
import { opened } from './model.ts';
import { useView } from './use-view.ts';
import { readView, TABS } from './view.ts';

export const loader = createLoader(opened, ({ url }) => readView(url.search));

const SHOWN = { collections: Collections, items: Items, alerts: AlertChoices };

/** `/market/watchlist`: collections and items that somebody watches, and what they are told of. */
export function Page() {
  return (
    <MarketFrame title={<FormattedMessage id="market.watchlist" />} lede={<FormattedMessage id="market.watchlist.lede" />}>
      <Own />
    </MarketFrame>
  );
}

function Own() {
  const { formatMessage } = useIntl();
  const { isSignedIn, login } = useUnit({ isSignedIn: $isSignedIn, login: loginRequested });
  const { view, addressOf, show } = useView();
  if (!isSignedIn)
    return (
      <EmptyState
        kind="denied"
        title={formatMessage({ id: 'market.watchlist.visitor' })}
        action={
          <Button variant="primary" onClick={() => login({})}>
            <FormattedMessage id="market.login" />
          </Button>
        }
      />
    );
  return (
    <Tabs
      label={formatMessage({ id: 'market.watchlist' })}
      value={view.tab}
      onValueChange={(tab) => show({ tab })}
      tabs={TABS.map((tab) => {
        const Part = SHOWN[tab];
        return { value: tab, label: formatMessage({ id: `market.watchlist.${tab}` }), href: addressOf({ tab }), children: <Part /> };
      })}
    />
  );
}
