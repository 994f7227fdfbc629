import styles from './reward-wall.module.css';

const BRICK = 94;
const COURSE = 43;
const JOINT = 3;
/** Courses from above, a letter for each brick: bare, ember, laid in the reward's own colour; the last one drops into the gap. */
const WALL = ['.......', '...x...', '...re..', '..re...', '...re..', '..r....'];

/** x, y and kind of every brick; every other course is shifted by half a brick. */
const BRICKS = WALL.flatMap((course, row) =>
  [...course].map((kind, column) => ({ x: column * BRICK - (row % 2 === 0 ? 0 : BRICK / 2) - BRICK / 2, y: row * COURSE, kind })),
);

/** A wall from edge to edge with a brick that drops into its gap; without motion it lies there. */
export function RewardWall({ kind }: { kind: 'bricks' | 'silver' }) {
  return (
    <svg className={styles.wall} data-kind={kind} viewBox="0 0 470 255" preserveAspectRatio="xMidYMax slice" aria-hidden focusable="false">
      {BRICKS.map((brick) => (
        <rect
          key={`${brick.x} ${brick.y}`}
          className={styles.brick}
          data-kind={brick.kind}
          x={brick.x}
          y={brick.y}
          width={BRICK - JOINT}
          height={COURSE - JOINT}
          rx={2}
        />
      ))}
    </svg>
  );
}
