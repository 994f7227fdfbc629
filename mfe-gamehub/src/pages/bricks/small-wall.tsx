import styles from './small-wall.module.css';
import type { Balance } from './model.ts';

interface Props {
  balance: Balance | undefined;
}

/** Bricks of a course, and a brick's size with its joint, in px. */
const COURSE = 6;
const COURSES = 3;
const WIDTH = 40;
const HEIGHT = 18;
const JOINT = 3;

/** Every brick's place, laid from the bottom, in running bond. */
const PLACES = Array.from({ length: COURSE * COURSES }, (_, index) => {
  const course = Math.floor(index / COURSE);
  return { x: (index % COURSE) * (WIDTH + JOINT) + (course % 2 ? WIDTH / 2 : 0), y: (COURSES - 1 - course) * (HEIGHT + JOINT) };
});

/** What the person has, as a wall: bricks that are available, frozen, and places that are free. It is decoration. */
export function SmallWall({ balance }: Props) {
  const laid = Math.min(balance?.amount ?? 0, PLACES.length);
  const frozen = balance?.amount ? Math.round((laid * balance.freeze) / balance.amount) : 0;
  const stateOf = (index: number) => (index >= laid ? 'free' : index >= laid - frozen ? 'frozen' : 'available');
  return (
    <svg className={styles.wall} width={281} height={62} viewBox="-1 -1 281 62" aria-hidden focusable="false">
      {PLACES.map(({ x, y }, index) => (
        <rect key={`${x} ${y}`} className={styles.brick} data-state={stateOf(index)} x={x} y={y} width={WIDTH} height={HEIGHT} rx={2} />
      ))}
    </svg>
  );
}
