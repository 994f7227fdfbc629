import type { KilnDemo, Piece } from './kiln-demo.ts';
import styles from './kiln-brick.module.css';

/** Lengths of the picture, in units of the rules; a field is `FIELD_WIDTH` wide. */
export const HEIGHT = 1870;
const COURSE = 230;
const JOINT = 28;
const BRICK = 620;
/** How far above the wall a brick slides. */
const LIFT = 90;
/** Courses that stand in the picture. */
const COURSES_SHOWN = 4;
const CLAY = 4;

const footOf = (course: number) => HEIGHT - course * COURSE;

/** How far the picture has to rise for the top of the wall to be in it. */
export const wantedRise = ({ state }: KilnDemo) => Math.max(0, state.courses + 1 - COURSES_SHOWN) * COURSE;

export const riseTo = (rise: number) => `translate(0 ${rise.toFixed(1)})`;

/** Where the sliding brick is, whose own foot lies on the floor. */
export const slideTo = ({ state }: KilnDemo, rise: number) =>
  `translate(${state.slider.x} ${(footOf(state.courses + 1) - LIFT - HEIGHT + rise).toFixed(1)})`;

/** The bricks of a piece in running bond: every second course begins with half a brick. */
function bricksOf({ x, width, course }: Piece): { x: number; width: number }[] {
  const bricks = [];
  const first = x - (course % 2 ? BRICK / 2 : 0);
  for (let from = first; from < x + width; from += BRICK) {
    const start = Math.max(from, x);
    const end = Math.min(from + BRICK, x + width);
    if (end - start > JOINT) bricks.push({ x: start, width: end - start - JOINT });
  }
  return bricks;
}

interface Props {
  piece: Piece;
  className?: string | undefined;
  /** Where its foot lies; by its course when unset. */
  y?: number;
}

/** The inside of the kiln, up to the edge of whatever place it has. */
export function Back() {
  return (
    <>
      <pattern className={styles.back} id="gamehub-kiln" width={2 * BRICK} height={2 * COURSE} patternUnits="userSpaceOnUse">
        <path
          d={`M0 0h${2 * BRICK}M0 ${COURSE}h${2 * BRICK}M${BRICK} 0v${COURSE}M${BRICK / 2} ${COURSE}v${COURSE}m${BRICK} 0v-${COURSE}M0 0v${COURSE}`}
        />
      </pattern>
      <rect y={-2 * HEIGHT} width="100%" height={3 * HEIGHT} fill="url(#gamehub-kiln)" />
    </>
  );
}

/** A course of bricks; its colour is that of its height. */
export function Course({ piece, className, y = footOf(piece.course) }: Props) {
  return (
    <g className={className} data-clay={piece.isGlazed ? 'glaze' : piece.course % CLAY}>
      {bricksOf(piece).map(({ x, width }) => (
        <rect key={x} x={x} y={y - COURSE + JOINT} width={width} height={COURSE - JOINT} rx={14} />
      ))}
    </g>
  );
}
