import { $panels } from '@mortar/host';
import { Icon } from '@mortar/ui';
import { useUnit } from 'effector-react';
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
  const panels = useUnit($panels);
  const shown = SECTIONS.filter(({ slot }) => !slot || panels.some((panel) => panel.slot === slot));
  return (
    <nav className={styles.nav} aria-label={formatMessage({ id: 'settings.title' })} data-alone={isAlone || undefined}>
      <ul className={styles.list}>
        {shown.map(({ id, icon }) => (
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
