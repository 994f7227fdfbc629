import {
  DOWN,
  DROP,
  fuse,
  kilnStack,
  LEFT,
  RIGHT,
  UP,
  type FuseState,
  type GameState,
  type KilnStackState,
  type Stepped,
} from '@mortar/games/rules';

/** A run as its player sends it. */
export interface Play {
  log: [ticksSinceLast: number, input: number][];
  ticks: number;
  score: number;
}

/** How far beside the wall's top a brick is dropped, in tenths of a pixel, one after the other: nobody is exact all the time. */
const BESIDE = [40, 130, 90, 20];

/** A run of Kiln Stack whose last bricks fall far off, and one beside the wall. @param courses how many are laid with care before */
export const stackBricks = (seed: number, courses: number): Play =>
  played(kilnStack, seed, (state) => (shouldDrop(state, courses) ? DROP : 0));

function shouldDrop({ slider, top, courses: laid, tick, readyAt }: KilnStackState, courses: number): boolean {
  const off = Math.abs(slider.x - top.x);
  const isDue = laid < courses ? off <= BESIDE[laid % BESIDE.length]! : off * 2 > top.width;
  return tick >= readyAt && isDue;
}

/** A run of Fuse, of which no crack is looked after at the end. @param moves how many are made with care before */
export const mergeTiles = (seed: number, moves: number): Play =>
  played(fuse, seed, (state) => (state.moves < moves ? carefulSlide(state) : anySlide(state)));

const SLIDES = [DOWN, LEFT, RIGHT, UP] as const;
const isMove = (state: FuseState, slide: number) => fuse.step(state, slide).moves > state.moves;
const anySlide = (state: FuseState): number => SLIDES.find((slide) => isMove(state, slide)) ?? DOWN;

/** The slide that brings most, of those after which the game goes on. */
function carefulSlide(state: FuseState): number {
  const after = SLIDES.filter((slide) => isMove(state, slide)).map((slide) => ({ slide, next: fuse.step(state, slide) }));
  const [best] = after.filter(({ next }) => !next.ended).toSorted((one, other) => other.next.score - one.next.score);
  return best?.slide ?? anySlide(state);
}

/** Plays by the rules until the game is over. @param press what is pressed in a state, 0 for nothing */
function played<State extends GameState>(game: Stepped<State>, seed: number, press: (state: State) => number): Play {
  const log: Play['log'] = [];
  let state = game.create(seed);
  let [ticks, last] = [0, 0];
  for (; !state.ended; ticks += 1) {
    const input = press(state);
    if (input !== 0) {
      log.push([ticks - last, input]);
      last = ticks;
    }
    state = game.step(state, input);
  }
  return { log, ticks, score: state.score };
}
