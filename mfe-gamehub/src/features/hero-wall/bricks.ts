import type { ComponentType } from 'react';
import { FuseBrick } from './fuse/fuse-brick.tsx';
import { KilnBrick } from './kiln/kiln-brick.tsx';
import { LastBrick } from './news/last-brick.tsx';
import { TopScoreBrick } from './news/top-score-brick.tsx';
import { QuizBrick, RoadmapBrick, WhitepaperBrick } from './reading-bricks.tsx';

/**
 * The bricks that say something, in the order of reading: each a piece of the product that leads to what it shows. An area
 * that goes live takes the place of one. The areas of the grid in `hero-wall.module.css` are these names.
 */
export const BRICKS: Readonly<Record<string, ComponentType>> = {
  kiln: KilnBrick,
  top: TopScoreBrick,
  fuse: FuseBrick,
  earned: LastBrick,
  whitepaper: WhitepaperBrick,
  roadmap: RoadmapBrick,
  quiz: QuizBrick,
};

/** How many half bricks a picture is wide in a layout; 0 where the layout leaves it out. */
interface Art {
  desk: 0 | 1 | 2;
  phone: 0 | 1;
}

const whole: Art = { desk: 2, phone: 0 };
const half: Art = { desk: 1, phone: 0 };
/** In both layouts. */
const small: Art = { desk: 1, phone: 1 };

/** Pictures that fill what remains of each row of a desk, so that the grid itself makes the bond. */
export const ART: readonly (readonly Art[])[] = [
  [whole, whole],
  [small, whole, whole, small],
  [whole, whole],
  [small, whole, whole, small],
  [small, small, whole, whole],
  [whole, half, whole, whole, half],
];
