import { Progress as Base } from '@base-ui/react/progress';
import { VisuallyHidden } from '@mortar/ui';
import { classNames } from '../lib/class-names.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  /** What goes on. */
  label: string;
  labelHidden?: boolean;
  /** Share of 1 that is done; null while nobody knows. */
  value: number | null;
  /** Language of the percentage. */
  locale: string;
  /** In place of the percentage: "3 of 12", "Working". */
  valueText?: string;
  tone?: 'ember' | 'glaze' | 'danger';
  className?: string | undefined;
}

/** How far something is. The figure stands beside the bar and is what readers hear. */
export function Progress({ label, labelHidden, value, locale, valueText, tone = 'ember', className }: ProgressProps) {
  const share = value === null ? null : Math.min(1, Math.max(0, value));
  const percent = share === null ? '' : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  const said = valueText ?? percent;
  return (
    <Base.Root
      value={share}
      max={1}
      getAriaValueText={() => said || label}
      className={classNames(styles.progress, className)}
      data-tone={tone}
    >
      <Base.Label className={styles.label} data-hidden={labelHidden || undefined}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Base.Label>
      {said && <span className={styles.value}>{said}</span>}
      <Base.Track className={styles.track}>
        <Base.Indicator className={styles.bar} />
      </Base.Track>
    </Base.Root>
  );
}
