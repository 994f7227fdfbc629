import styles from './reward-card.module.css';

/** x and y of the bricks in the order in which they fall. */
const BRICKS = [
  [0, 38],
  [74, 38],
  [37, 38],
  [18.5, 19],
  [55.5, 19],
  [37, 0],
] as const;

/** Bricks that fall into place, one after the other; without motion they lie there. */
export function BrickDrop({ kind }: { kind: 'bricks' | 'silver' }) {
  return (
    <svg className={styles.drop} data-kind={kind} viewBox="-1 -1 110 56" width={88} height={45} aria-hidden focusable="false">
      {BRICKS.map(([x, y], index) => (
        <rect key={`${x} ${y}`} className={styles.brick} data-order={index} x={x} y={y} width={34} height={16} rx={2} />
      ))}
    </svg>
  );
}
