import { encode } from 'uqr';
import { classNames } from '../lib/class-names.ts';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  /** What it says; at most about 2,300 bytes, beyond them it throws a `RangeError`. */
  value: string;
  /** What it is, for whoever cannot see it: its address should stand beside it as text. */
  label: string;
  className?: string;
}

/** White around the code that scanners need, in modules. */
const QUIET_ZONE = 4;

/** A QR code, drawn as one path: dark on white in both themes, as scanners want it. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: 'M', boostEcc: true, border: QUIET_ZONE });
  return (
    <svg
      className={classNames(styles.code, className)}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path className={styles.modules} d={pathOf(data)} />
    </svg>
  );
}

/** One stroke per run of dark modules. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      runsOf(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
