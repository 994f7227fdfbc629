import { Hero } from './hero.tsx';
import styles from './page.module.css';

/** The beginning of the landing page, as it shows before any script runs: nothing of it needs the registry. */
export function Opening() {
  return (
    <div className={styles.page}>
      <Hero areas={[]} />
    </div>
  );
}
