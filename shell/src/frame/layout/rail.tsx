import { $isSignedIn } from '@mortar/host';
import { Icon } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { AccountButton, usePressConnect } from '../../features/account/index.ts';
import { UnreadMessages } from '../../features/docks/index.ts';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { LanguageSwitch, ThemeSwitch } from '../../features/preferences/index.ts';
import { SearchButton } from '../../features/palette/search-button.tsx';
import { Brand } from './brand.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { currentEntry } from './current-entry.ts';
import { iconOf } from '../../core/navigation/icon-of.ts';
import { $navigation } from '../../core/navigation/navigation-entries.ts';
import sheet from './menu-sheet.module.css';
import styles from './rail.module.css';

/** The bottom bar of a phone holds five: four entries and the account; a menu at the top has the others. */
const MOST_ON_PHONE = 4;
/** The entry that tells of unread messages. */
const MESSAGES_PATH = '/im';

/** The rail at the left edge, a bar at the bottom under 750 px; its entries come from the live remotes. */
export function Rail() {
  const { entries, catalogue, isSignedIn } = useUnit({
    entries: $navigation,
    catalogue: $catalogue,
    isSignedIn: $isSignedIn,
  });
  const press = usePressConnect();
  const { pathname } = useLocation();
  const current = currentEntry(entries, pathname);
  const others = entries.slice(MOST_ON_PHONE);
  const { formatMessage } = useIntl();
  return (
    <header className={styles.rail}>
      <Brand compact="rail" />
      <nav aria-label={formatMessage({ id: 'shell.nav' })} className={styles.entries}>
        {entries.map(({ id, to, label, icon }, index) => (
          <Link
            key={id}
            to={to}
            aria-current={id === current?.id ? 'page' : undefined}
            className={styles.entry}
            data-late={index >= MOST_ON_PHONE || undefined}
            title={label[catalogue.locale]}
          >
            <Icon name={iconOf(icon, label[catalogue.locale])} />
            <span className={styles.label}>{label[catalogue.locale]}</span>
            {to === MESSAGES_PATH && <UnreadMessages />}
          </Link>
        ))}
        {isSignedIn ? (
          <AccountButton className={styles.account} nameClass={styles.label} side="right" />
        ) : (
          <Link to="/login" onClick={press} className={styles.entry} data-account title={formatMessage({ id: 'shell.nav.connect' })}>
            <Icon name="wallet" />
            <span className={styles.label}>
              <FormattedMessage id="shell.nav.connect" />
            </span>
          </Link>
        )}
      </nav>
      <div className={styles.preferences}>
        <SearchButton />
        <LanguageSwitch />
        <ThemeSwitch />
        {others.length > 0 && (
          <MenuSheet id="rail-menu" className={styles.menu}>
            <nav aria-label={formatMessage({ id: 'shell.nav.more' })} className={sheet.links}>
              {others.map(({ id, to, label, icon }) => (
                <Link key={id} to={to} aria-current={id === current?.id ? 'page' : undefined} className={sheet.link}>
                  <Icon name={iconOf(icon, label[catalogue.locale])} />
                  {label[catalogue.locale]}
                </Link>
              ))}
            </nav>
          </MenuSheet>
        )}
      </div>
    </header>
  );
}
