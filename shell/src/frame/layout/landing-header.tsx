import { $isSignedIn } from '@mortar/host';
import { Button, IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AccountButton, usePressConnect } from '../../features/account/index.ts';
import { UnreadMessages } from '../../features/docks/index.ts';
import { LanguageSwitch, ThemeSwitch } from '../../features/preferences/index.ts';
import { SearchButton } from '../../features/palette/search-button.tsx';
import { Brand } from './brand.tsx';
import { BuyButton } from './buy-button.tsx';
import { DocumentLinks, SectionLinks } from './header-links.tsx';
import { HeaderMenu } from './header-menu.tsx';
import styles from './landing-header.module.css';
import { useScrolled } from './use-active-section.ts';

/** Header of the landing page (spec §2). Past the top of the page it gets a filtered ground of its own. */
export function LandingHeader() {
  const { formatMessage } = useIntl();
  const isSignedIn = useUnit($isSignedIn);
  const press = usePressConnect();
  const connect = formatMessage({ id: 'shell.nav.connect' });
  return (
    <header className={styles.header} data-scrolled={useScrolled()}>
      <Brand />
      <nav aria-label={formatMessage({ id: 'shell.nav' })} className={styles.links}>
        <SectionLinks className={styles.link} />
        <span className={styles.gap} />
        <DocumentLinks className={styles.link} />
      </nav>
      <div className={styles.tools}>
        <div className={styles.preferences}>
          <SearchButton />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <BuyButton />
        {isSignedIn ? (
          <span className={styles.person}>
            <AccountButton className={styles.account} nameClass={styles.name} side="bottom" />
            <span className={styles.unread}>
              <UnreadMessages />
            </span>
          </span>
        ) : (
          <>
            <Button variant="primary" className={styles.desk} render={<Link to="/login" onClick={press} />}>
              {connect}
            </Button>
            <IconButton
              variant="primary"
              className={styles.phone}
              icon="wallet"
              label={connect}
              render={<Link to="/login" onClick={press} />}
            />
          </>
        )}
        <div className={styles.menu}>
          <HeaderMenu />
        </div>
      </div>
    </header>
  );
}
