import { $isSignedIn } from '@mortar/host';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import styles from './market-nav.module.css';

/** Pages of the market in the order in which they stand; `id` names the words, `market.nav.<id>`. */
const PAGES = [
  { id: 'home', to: '/market' },
  { id: 'rankings', to: '/market/rankings' },
  { id: 'creators', to: '/market/creators' },
  { id: 'activity', to: '/market/activity' },
  { id: 'auctions', to: '/market/auctions' },
  { id: 'watchlist', to: '/market/watchlist' },
  { id: 'mine', to: '/personal/collections' },
] as const;
/** Those that a visitor would be sent away from. */
const FOR_SIGNED_IN: ReadonlySet<string> = new Set(['mine']);

/** The way between the pages of the market; where there are more than fit, they scroll. */
export function MarketNav() {
  const { formatMessage } = useIntl();
  const isSignedIn = useUnit($isSignedIn);
  const pages = PAGES.filter(({ id }) => isSignedIn || !FOR_SIGNED_IN.has(id));
  return (
    <nav className={styles.nav} aria-label={formatMessage({ id: 'market.nav' })}>
      <ul className={styles.pages}>
        {pages.map(({ id, to }) => (
          <li key={id}>
            <NavLink to={to} end={id === 'home'} className={styles.page}>
              <FormattedMessage id={`market.nav.${id}`} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
