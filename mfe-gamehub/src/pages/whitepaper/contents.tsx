import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from './contents.module.css';
import type { Section } from './text/index.ts';
import { useActiveSection } from './use-active-section.ts';

interface Props {
  sections: readonly Section[];
}

/** The table of contents; it marks the section that is being read. */
export function Contents({ sections }: Props) {
  const intl = useIntl();
  const active = useActiveSection(sections.map(({ id }) => id));
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title" className={styles.title}>
        {intl.formatMessage({ id: 'gamehub.whitepaper.contents' })}
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id} className={styles.item}>
            <Link className={styles.link} to={{ hash: id }} aria-current={id === active ? 'location' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
