import { LOCALES, type Locale } from '@mortar/protocol';
import { Icon } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './pdf-links.module.css';

/** The printed whitepaper in each language, as files of this build. `npm run print` makes them. */
const PDFS: Record<Locale, string> = {
  en: new URL('../../../assets/whitepaper.en.pdf', import.meta.url).href,
  'zh-HK': new URL('../../../assets/whitepaper.zh-HK.pdf', import.meta.url).href,
};

/** Links to the printed whitepaper, one per language, each named in its own. */
export function PdfLinks() {
  const intl = useIntl();
  return (
    <ul className={styles.links} aria-label={intl.formatMessage({ id: 'gamehub.pdf.label' })}>
      {LOCALES.map(({ code, iso, name }) => (
        <li key={code}>
          <a className={styles.link} href={PDFS[code]} hrefLang={iso} type="application/pdf">
            <Icon name="download" size={16} />
            <span>
              <FormattedMessage id="gamehub.pdf.link" values={{ language: <span lang={iso}>{name}</span> }} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
