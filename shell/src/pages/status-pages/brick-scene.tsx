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

/** Places that are still open, and the one that the scene is about. */
const OPEN: Record<SceneKind, readonly string[]> = {
  missing: ['1.2'],
  planned: ['1.2', '1.3', '1.4'],
  broken: ['1.2'],
  waiting: ['1.2'],
};
const SUBJECT = '1.2';

/** Height of the picture in px: a brick that fell lies at the foot of the wall. */
const heightOf = (kind: SceneKind) => (kind === 'missing' ? 136 : 112);

interface Props {
  kind: SceneKind;
  /** 1 is its size over a page. */
  scale?: number;
}

/** The picture over a page that cannot be shown. */
export function BrickScene({ kind, scale = 1 }: Props) {
  const subject = WALL.find(({ place }) => place === SUBJECT);
  // Where the wall is not that high yet, its top course is not there.
  const wall = kind === 'planned' ? WALL.filter(({ y }) => y > 0) : WALL;
  return (
    <svg
      viewBox={`-4 -4 ${WIDTH + 8} ${heightOf(kind)}`}
      width={(WIDTH + 8) * scale}
      height={heightOf(kind) * scale}
      aria-hidden="true"
      focusable="false"
      className={styles.scene}
      data-kind={kind}
    >
      {wall.map(({ place, ...rect }) => (
        <rect key={place} {...rect} height={BRICK.height} className={OPEN[kind].includes(place) ? styles.open : styles.laid} />
      ))}
      {subject && <rect x={subject.x} y={subject.y} width={subject.width} height={BRICK.height} className={styles.subject} />}
    </svg>
  );
}
