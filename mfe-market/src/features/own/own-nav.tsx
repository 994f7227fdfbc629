import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import styles from './own-nav.module.css';

/** A person's own pages; `id` names the words, `market.own.<id>`. */
const PAGES = [
  { id: 'holdings', to: '/personal/collections' },
  { id: 'selling', to: '/sellList' },
  { id: 'earnings', to: '/personal/earnings' },
  { id: 'offers', to: '/market/offers' },
  { id: 'history', to: '/market/history' },
  { id: 'safety', to: '/market/safety' },
] as const;

/** The way between a person's own pages. */
export function OwnNav() {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'market.own' })}>
      <ul className={styles.pages}>
        {PAGES.map(({ id, to }) => (
          <li key={id}>
            <NavLink to={to} end className={styles.page}>
              <FormattedMessage id={`market.own.${id}`} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
