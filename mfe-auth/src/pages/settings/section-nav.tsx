import { Icon } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from './section-nav.module.css';
import { SECTIONS } from './sections.ts';

interface Props {
  /** Which one is open. */
  current: string;
  /** No section was named: on a phone the list is all there is. */
  isAlone: boolean;
}

/** Ways to every section. */
export function SectionNav({ current, isAlone }: Props) {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.nav} aria-label={formatMessage({ id: 'settings.title' })} data-alone={isAlone || undefined}>
      <ul className={styles.list}>
        {SECTIONS.map(({ id, icon }) => (
          <li key={id}>
            <Link to={`/settings/${id}`} className={styles.entry} aria-current={id === current ? 'page' : undefined}>
              <Icon name={icon} className={styles.icon} />
              <FormattedMessage id={`settings.section.${id}`} />
              <Icon name="chevron-right" size={16} className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
