import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import styles from './market-nav.module.css';

/** Pages of the market in the order in which they stand; `id` names the words, `market.nav.<id>`. */
const PAGES = [
  { id: 'home', to: '/market' },
  { id: 'auctions', to: '/market/auctions' },
] as const;

/** The way between the pages of the market; where there are more than fit, they scroll. */
export function MarketNav() {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.nav} aria-label={formatMessage({ id: 'market.nav' })}>
      <ul className={styles.pages}>
        {PAGES.map(({ id, to }) => (
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
