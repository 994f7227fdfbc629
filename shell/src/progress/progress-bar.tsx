import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { $progress } from './model.ts';
import styles from './progress-bar.module.css';

/** The bar over the page while a navigation takes long; it advances over about 5 s (spec §2). */
export function ProgressBar() {
  const progress = useUnit($progress);
  const { formatMessage } = useIntl();
  if (progress === 'hidden') return null;
  return <div role="progressbar" aria-label={formatMessage({ id: 'shell.progress' })} className={styles.bar} data-state={progress} />;
}
