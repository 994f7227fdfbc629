import { formatPercent, type FormatLocale } from '@mortar/ui/format';
import { useIntl } from 'react-intl';
import styles from './change-text.module.css';

/** By how much something grew (spec §5); a dash where nothing was there to grow from. */
export function ChangeText({ of }: { of: number | null }) {
  const { locale } = useIntl();
  if (of === null) return '–';
  return (
    <span className={styles.change} data-way={of > 0 ? 'up' : of < 0 ? 'down' : undefined}>
      {formatPercent(of, locale as FormatLocale)}
    </span>
  );
}
