import type { Facet } from '@mortar/protocol/market';
import { useView } from '../use-view.ts';
import { Fold } from './fold.tsx';
import styles from './panel.module.css';
import { Range } from './range.tsx';
import { boundsOf, bounded } from './traits.ts';

const PLACES = 9;
/** Digits alone: a number's own text may have an exponent. */
const form = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: PLACES });
const text = (value: number | null): string | null => (value === null ? null : form.format(value));
const numberOf = (value: string | null): number | null => (value === null ? null : Number(value));

/** A trait that is a number: how its items are spread, and bounds to keep within. */
export function NumberFacet({ of: { type, min, max, bins } }: { of: Extract<Facet, { kind: 'number' }> }) {
  const { view, show } = useView();
  const { from, to } = boundsOf(view.traits, type);
  const most = Math.max(...bins.map(({ count }) => count));
  const isWithin = (bin: { from: number; to: number }) => (from === null || bin.to >= from) && (to === null || bin.from <= to);
  return (
    <Fold title={type} note={`${min}–${max}`} isOpen={from !== null || to !== null}>
      <div className={styles.bins} aria-hidden="true">
        {bins.map((bin) => (
          <span
            key={bin.from}
            className={styles.bin}
            data-within={isWithin(bin) || undefined}
            style={{ blockSize: `${(100 * bin.count) / most}%` }}
          />
        ))}
      </div>
      <Range
        name={type}
        from={text(from)}
        to={text(to)}
        least={text(min)}
        most={text(max)}
        places={PLACES}
        onChange={(least, highest) => show({ traits: bounded(view.traits, type, numberOf(least), numberOf(highest)) })}
      />
    </Fold>
  );
}
