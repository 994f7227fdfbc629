import { Icon } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { WHITEPAPER_PDFS } from './pdf.ts';
import styles from './pdf-links.module.css';

/** Links to the printed whitepaper, one per language. */
export function PdfLinks() {
  const intl = useIntl();
  return (
    <ul className={styles.links} aria-label={intl.formatMessage({ id: 'gamehub.pdf.label' })}>
      {WHITEPAPER_PDFS.map(({ code, iso, name, url }) => (
        <li key={code}>
          <a className={styles.link} href={url} hrefLang={iso} type="application/pdf">
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
