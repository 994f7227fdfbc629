import { $isSignedIn } from '@mortar/host';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, matchPath, useLocation } from 'react-router';
import styles from './market-nav.module.css';

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

const isOn = ({ to, also = [] }: Entry, pathname: string): boolean =>
  [to, ...also].some((path) => matchPath({ path, end: path === '/market' }, pathname));

/** Scrolls the list, and nothing around it, until an entry stands in its middle. */
function bringIntoSight(link: HTMLAnchorElement | null): void {
  const list = link?.closest('ul');
  if (list) list.scrollLeft = link!.offsetLeft + link!.offsetWidth / 2 - list.clientWidth / 2;
}

/** The way between the pages of the market; where there are more than fit, they scroll to the one that is shown. */
export function MarketNav() {
  const { formatMessage } = useIntl();
  const isSignedIn = useUnit($isSignedIn);
  const { pathname } = useLocation();
  const pages = PAGES.filter(({ id }) => isSignedIn || !FOR_SIGNED_IN.has(id));
  return (
    <nav className={styles.nav} aria-label={formatMessage({ id: 'market.nav' })}>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.id}>
            <Link
              to={page.to}
              className={styles.page}
              {...(isOn(page, pathname) && { 'aria-current': 'page' as const, ref: bringIntoSight })}
            >
              <FormattedMessage id={`market.nav.${page.id}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
