import { Button, Logo, SkipLink } from '@mortar/ui';
import { useIntl } from 'react-intl';
import { Link, Outlet, ScrollRestoration } from 'react-router';
import { PageFocus } from '../head/index.ts';
import { LanguageSwitch, ThemeSwitch } from '../preferences/index.ts';
import styles from './login-layout.module.css';

/** Around sign-in, codes and passwords: the mark, a way home, and the page alone. */
export function LoginLayout() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.frame}>
      <SkipLink target="main">{formatMessage({ id: 'shell.skip' })}</SkipLink>
      <header className={styles.header}>
        <Link to="/" className={styles.brand}>
          <Logo />
          Mortar
        </Link>
        <div className={styles.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
          <Button variant="quiet" render={<Link to="/" />}>
            {formatMessage({ id: 'shell.home' })}
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <PageFocus />
      <ScrollRestoration />
    </div>
  );
}
