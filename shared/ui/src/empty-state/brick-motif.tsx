import styles from './empty-state.module.css';

/** Why there is nothing: nothing yet, nothing left by a filter, nothing for this person. */
export type EmptyKind = 'nothing' | 'filtered' | 'denied';

/** x, y and width of the bricks of the motif: three courses in running bond. */
const WALL = [
  [17, 0, 34],
  [54, 0, 34],
  [0, 19, 34],
  [37, 19, 34],
  [74, 19, 34],
  [17, 38, 34],
  [54, 38, 34],
] as const;

/** A wall not laid yet, a wall with one brick that matches nothing, a wall that is closed. */
export function BrickMotif({ kind }: { kind: EmptyKind }) {
  return (
    <svg className={styles.motif} data-kind={kind} viewBox="-1 -1 110 56" width={110} height={56} aria-hidden focusable="false">
      {WALL.map(([x, y, width], index) => (
        <rect
          className={styles.brick}
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={16}
          rx={2}
          data-middle={index === 3 || undefined}
        />
      ))}
    </svg>
  );
}
