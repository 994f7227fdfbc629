import { Logo } from '@mortar/ui';
import { Link } from 'react-router';
import styles from './brand.module.css';
import { usePressWithin } from './use-press-within.ts';

interface Props {
  /** Where the word does not fit and the mark stands alone: on phones, in the rail of icons. */
  compact?: 'phone' | 'rail';
}

/** Mark and name of the site: the way home. */
export function Brand({ compact }: Props) {
  const within = usePressWithin();
  return (
    <Link to="/" onClick={within()} className={styles.brand} data-compact={compact}>
      <Logo />
      <span className={styles.word}>Mortar</span>
    </Link>
  );
}
