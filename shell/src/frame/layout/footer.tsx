import { Logo } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { LanguageSwitch, ThemeSwitch } from '../../features/preferences/index.ts';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

const THIS_YEAR = String(new Date().getFullYear());

interface Props {
  /** The background of its own on /staking and /dev-center (spec §2). */
  special?: boolean;
}

/** Copyright and licence, social links where the operator named some, language and theme. */
export function Footer({ special = false }: Props) {
  return (
    <footer className={styles.footer} data-special={special}>
      <div className={styles.row}>
        <p className={styles.line}>
          <Logo size={16} />
          <FormattedMessage id="shell.footer.copyright" values={{ year: THIS_YEAR }} />
        </p>
        <div className={styles.tools}>
          <SocialLinks />
          <LanguageSwitch long />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
