import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { $progress, ADVANCE_MS, HIDE_MS } from './model.ts';
import styles from './progress-bar.module.css';

/**
 * The bar over the page while a navigation takes long (spec §2). It takes no room. It lies outside every landmark
 * of the page, so it is said as a live region.
 */
export function ProgressBar() {
  const progress = useUnit($progress);
  const { formatMessage } = useIntl();
  return (
    <div aria-live="polite">
      {progress !== 'hidden' && (
        <div
          role="progressbar"
          aria-label={formatMessage({ id: 'shell.progress' })}
          className={styles.bar}
          data-state={progress}
          style={{ transitionDuration: `${progress === 'running' ? ADVANCE_MS : HIDE_MS}ms` }}
        />
      )}
    </div>
  );
}
