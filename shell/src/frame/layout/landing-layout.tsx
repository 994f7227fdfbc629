import { SkipLink } from '@mortar/ui';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import styles from './landing-layout.module.css';

/** Header and footer around the landing page, on /, /home and /index only. */
export function LandingLayout() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.page} data-layout="landing">
      <SkipLink target="main">{formatMessage({ id: 'shell.skip' })}</SkipLink>
      <LandingHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
