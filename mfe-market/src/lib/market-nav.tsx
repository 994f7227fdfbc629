import { $isSignedIn } from '@mortar/host';
import { SectionNav } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';

interface Entry {
  id: 'home' | 'rankings' | 'creators' | 'activity' | 'auctions' | 'watchlist' | 'mine';
  to: string;
  also?: readonly string[];
}

/** Pages of the market in the order in which they stand; `id` names the words, `market.nav.<id>`, `also` are pages that belong to one. */
const PAGES: readonly Entry[] = [
  { id: 'home', to: '/market' },
  { id: 'rankings', to: '/market/rankings' },
  { id: 'creators', to: '/market/creators' },
  { id: 'activity', to: '/market/activity' },
  { id: 'auctions', to: '/market/auctions' },
  { id: 'watchlist', to: '/market/watchlist' },
  {
    id: 'mine',
    to: '/personal/collections',
    also: ['/personal/earnings', '/sellList', '/market/offers', '/market/history', '/market/safety'],
  },
] as const;
/** Those that a visitor would be sent away from. */
const FOR_SIGNED_IN: ReadonlySet<string> = new Set(['mine']);

/** The way between the pages of the market. */
export function MarketNav() {
  const { formatMessage } = useIntl();
  const isSignedIn = useUnit($isSignedIn);
  const pages = PAGES.filter(({ id }) => isSignedIn || !FOR_SIGNED_IN.has(id));
  return (
    <SectionNav
      label={formatMessage({ id: 'market.nav' })}
      pages={pages.map(({ id, to, also }) => ({ to, also, label: <FormattedMessage id={`market.nav.${id}`} /> }))}
    />
  );
}
