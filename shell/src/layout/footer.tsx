import { $links } from '@mortar/host';
import { Icon, Logo } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageSwitch, ThemeSwitch } from '../preferences/index.ts';
import styles from './footer.module.css';

/** Copyright line, social links where the operator named some, language and theme. */
export function Footer() {
  const { social = [] } = useUnit($links);
  const { formatMessage } = useIntl();
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.line}>
          <Logo size={16} />
          <FormattedMessage id="shell.footer.copyright" />
        </p>
        {social.length > 0 && (
          <ul className={styles.social} aria-label={formatMessage({ id: 'shell.footer.social' })}>
            {social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
                  {name}
                  <Icon name="arrow-up-right" size={16} />
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.preferences}>
          <LanguageSwitch long />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
