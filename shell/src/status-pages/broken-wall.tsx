import styles from './broken-wall.module.css';

/** x, y and width of the bricks of a small wall; the one in the middle is missing, or not laid yet. */
const BRICKS = [
  [0, 0, 44],
  [47, 0, 44],
  [94, 0, 44],
  [0, 19, 20],
  [70, 19, 44],
  [117, 19, 21],
  [0, 38, 44],
  [47, 38, 44],
  [94, 38, 44],
] as const;

/** The picture of a page that is not there: a brick that fell out, or one that is planned. */
export function BrokenWall({ planned }: { planned: boolean }) {
  return (
    <svg viewBox="0 0 138 66" width="138" height="66" aria-hidden="true" focusable="false" className={styles.wall}>
      {BRICKS.map(([x, y, width]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height="16" />
      ))}
      {planned ? (
        <rect x="23.5" y="19.5" width="43" height="15" className={styles.planned} />
      ) : (
        <rect x="30" y="46" width="44" height="16" className={styles.fallen} />
      )}
    </svg>
  );
}
