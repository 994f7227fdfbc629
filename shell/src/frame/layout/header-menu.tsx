import { useIntl } from 'react-intl';
import { OpenApp } from '../../features/open-app/index.ts';
import { SearchButton } from '../../features/palette/search-button.tsx';
import { LanguageSwitch, ThemeSwitch } from '../../features/preferences/index.ts';
import { DocumentLinks, SectionLinks } from './header-links.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import styles from './menu-sheet.module.css';

const MENU = 'header-menu';

/** The landing page's links where its header is too narrow for them. */
export function HeaderMenu() {
  const { formatMessage } = useIntl();
  return (
    <MenuSheet id={MENU}>
      <nav aria-label={formatMessage({ id: 'shell.nav' })} className={styles.links}>
        <SectionLinks className={styles.link} />
        <DocumentLinks className={styles.link} />
      </nav>
      <div className={styles.preferences}>
        <SearchButton popoverTarget={MENU} popoverTargetAction="hide" />
        <LanguageSwitch long />
        <ThemeSwitch />
      </div>
      <OpenApp />
    </MenuSheet>
  );
}
