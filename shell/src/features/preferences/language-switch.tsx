import { localeChosen } from '@mortar/host';
import { LOCALES } from '@mortar/protocol';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import styles from './language-switch.module.css';

/** Short names, as the people who read them know them. */
const SHORT = { en: 'EN', 'zh-HK': '繁' } as const;

/** One press changes the language of the page, without a reload. */
export function LanguageSwitch({ long = false }: { long?: boolean }) {
  const { catalogue, choose } = useUnit({ catalogue: $catalogue, choose: localeChosen });
  const { formatMessage } = useIntl();
  return (
    <div role="group" aria-label={formatMessage({ id: 'shell.language' })} className={styles.group}>
      {LOCALES.map(({ code, iso, name }) => (
        <button
          key={code}
          type="button"
          lang={iso}
          aria-pressed={catalogue.locale === code}
          title={long ? undefined : name}
          className={styles.choice}
          onClick={() => choose(code)}
        >
          {long ? name : SHORT[code]}
        </button>
      ))}
    </div>
  );
}
