import { Button, IconButton, Logo } from '@mortar/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { LanguageSwitch, ThemeSwitch } from '../preferences/index.ts';
import { BuyButton } from './buy-button.tsx';
import { OutwardLinks, SectionLinks } from './header-links.tsx';
import styles from './landing-header.module.css';
import { useScrolled } from './use-active-section.ts';

const MENU = 'header-menu';

/** Header of the landing page (spec §2). It gets a ground of its own once the page is scrolled past the top. */
export function LandingHeader() {
  const { formatMessage } = useIntl();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const connect = formatMessage({ id: 'shell.nav.connect' });
  return (
    <header className={styles.header} data-scrolled={useScrolled()}>
      <Link to="/" className={styles.brand}>
        <Logo />
        Mortar
      </Link>
      <nav aria-label={formatMessage({ id: 'shell.nav' })} className={styles.links}>
        <SectionLinks className={styles.link} />
        <span className={styles.gap} />
        <OutwardLinks className={styles.link} />
      </nav>
      <div className={styles.tools}>
        <span className={styles.preferences}>
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
        <span className={styles.buy}>
          <BuyButton />
        </span>
        <span className={styles.wide}>
          <Button variant="primary" render={<Link to="/login" />}>
            {connect}
          </Button>
        </span>
        <span className={styles.narrow}>
          <IconButton variant="primary" icon="wallet" label={connect} render={<Link to="/login" />} />
          <IconButton icon="menu" label={formatMessage({ id: 'shell.menu' })} popoverTarget={MENU} />
        </span>
      </div>
      <div ref={menu} id={MENU} popover="auto" className={styles.menu}>
        <nav aria-label={formatMessage({ id: 'shell.nav' })}>
          <SectionLinks className={styles.entry} onPress={close} />
          <OutwardLinks className={styles.entry} onPress={close} />
        </nav>
        <div className={styles.foot}>
          <LanguageSwitch long />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
