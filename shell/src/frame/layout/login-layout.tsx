import { Button, SkipLink } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Outlet } from 'react-router';
import { LanguageSwitch, ThemeSwitch } from '../../features/preferences/index.ts';
import { Brand } from './brand.tsx';
import styles from './login-layout.module.css';

/** Around sign-in, codes, passwords and a game in play: a way back, the mark, and the page alone. */
export function LoginLayout() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.frame}>
      <SkipLink target="main">{formatMessage({ id: 'shell.skip' })}</SkipLink>
      <header className={styles.header}>
        <Button variant="quiet" icon="arrow-left" className={styles.back} render={<Link to="/" />}>
          <span className={styles.words}>
            <FormattedMessage id="shell.back-home" />
          </span>
        </Button>
        <Brand compact="phone" />
        <div className={styles.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
