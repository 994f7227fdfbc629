import { IconButton } from '@mortar/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { OpenApp } from '../../features/open-app/index.ts';
import { SearchButton } from '../../features/palette/search-button.tsx';
import { LanguageSwitch, ThemeSwitch } from '../../features/preferences/index.ts';
import { DocumentLinks, SectionLinks } from './header-links.tsx';
import styles from './header-menu.module.css';

const MENU = 'header-menu';

/** The header's links where it is too narrow for them: a sheet under it. The browser gives it Esc, focus and dismissal. */
export function HeaderMenu() {
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    menu.current?.hidePopover();
  }, [key]);
  return (
    <>
      <IconButton icon={isOpen ? 'close' : 'menu'} label={formatMessage({ id: 'shell.menu' })} popoverTarget={MENU} />
      <div ref={menu} id={MENU} popover="auto" className={styles.menu} onToggle={({ newState }) => setOpen(newState === 'open')}>
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
      </div>
    </>
  );
}
