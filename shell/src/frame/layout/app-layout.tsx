import { SkipLink } from '@mortar/ui';
import { useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router';
import { OpenApp } from '../../features/open-app/index.ts';
import styles from './app-layout.module.css';
import { Footer } from './footer.tsx';
import { Rail } from './rail.tsx';

/** Paths of the app frame that have the footer too (spec §2). */
const WITH_FOOTER = /^\/(staking|dev-center)\/?$/i;

/** The frame of every page but the landing page: rail or bottom bar, content. */
export function AppLayout() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <SkipLink target="main">{formatMessage({ id: 'shell.skip' })}</SkipLink>
      <Rail />
      <div className={styles.content}>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <OpenApp />
        {WITH_FOOTER.test(pathname) && <Footer special />}
      </div>
    </div>
  );
}
