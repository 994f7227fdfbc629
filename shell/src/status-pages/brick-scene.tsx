import styles from './brick-scene.module.css';

/** What the wall tells: a brick fell out, courses are still to be laid, one cracked, or it waits for the next brick. */
export type SceneKind = 'missing' | 'planned' | 'broken' | 'waiting';

const BRICK = { width: 56, height: 24 };
const JOINT = 3;
const PER_COURSE = 4;
const COURSES = 4;
const WIDTH = PER_COURSE * (BRICK.width + JOINT) - JOINT;

interface Brick {
  x: number;
  y: number;
  width: number;
  /** Counted from the top and from the left, half bricks included. */
  place: `${number}.${number}`;
}

/** A wall in running bond: every other course begins and ends with half a brick. */
const WALL: Brick[] = Array.from({ length: COURSES }, (_, course) => {
  const half = (BRICK.width - JOINT) / 2;
  const widths =
    course % 2 === 0 ? Array<number>(PER_COURSE).fill(BRICK.width) : [half, ...Array<number>(PER_COURSE - 1).fill(BRICK.width), half];
  return widths.map((width, index) => ({
    x: widths.slice(0, index).reduce((sum, before) => sum + before + JOINT, 0),
    y: course * (BRICK.height + JOINT),
    width,
    place: `${course}.${index}` as const,
  }));
}).flat();

/** Places that are not laid, and the one that the scene is about. */
const OPEN: Record<SceneKind, readonly string[]> = {
  missing: ['1.2'],
  planned: ['0.0', '0.1', '0.2', '0.3', '1.2', '1.3', '1.4'],
  broken: ['1.2'],
  waiting: ['1.2'],
};
const SUBJECT = '1.2';

/** The picture over a page that cannot be shown. */
export function BrickScene({ kind }: { kind: SceneKind }) {
  const subject = WALL.find(({ place }) => place === SUBJECT);
  return (
    <svg
      viewBox={`-8 -24 ${WIDTH + 16} 168`}
      width={WIDTH + 16}
      height="168"
      aria-hidden="true"
      focusable="false"
      className={styles.scene}
      data-kind={kind}
    >
      {WALL.map(({ place, ...rect }) => (
        <rect key={place} {...rect} height={BRICK.height} className={OPEN[kind].includes(place) ? styles.open : styles.laid} />
      ))}
      {subject && <rect x={subject.x} y={subject.y} width={subject.width} height={BRICK.height} className={styles.subject} />}
    </svg>
  );
}
