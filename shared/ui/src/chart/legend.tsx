import { LIST } from '../lib/list.ts';
import styles from './chart.module.css';
import type { ChartKind } from './geometry.ts';
import type { ChartSeries } from './series.ts';
import { Swatch } from './swatch.tsx';

interface Props {
  kind: ChartKind;
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** Which line is which; a press hides one or shows it again. The last one stays. */
export function Legend({ kind, series, hidden, onToggle }: Props) {
  return (
    <ul {...LIST} className={styles.legend}>
      {series.map(({ key, name }, index) => {
        const isShown = !hidden.has(key);
        const isLast = isShown && hidden.size === series.length - 1;
        return (
          <li key={key}>
            <button
              type="button"
              className={styles.entry}
              aria-pressed={isShown}
              aria-disabled={isLast || undefined}
              onClick={() => !isLast && onToggle(key)}
            >
              <Swatch kind={kind} index={index} />
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
