import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './tab-links.module.css';

interface Props {
  label: string;
  tabs: readonly { to: string; isOn: boolean; label: ReactNode }[];
}

/** Lists of one page, each with an address. */
export function TabLinks({ label, tabs }: Props) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, isOn, label: words }) => (
        <Link key={to} to={to} preventScrollReset className={styles.tab} aria-current={isOn ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
