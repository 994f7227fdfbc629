import { fuse } from './fuse.ts';
import type { GameRules } from './game-rules.ts';
import { kilnStack } from './kiln-stack.ts';
import { replayWith } from './replay.ts';

/** The games of the hub, in the order in which they are listed. */
export const games = [
  {
    id: 'kiln-stack',
    rules: 1,
    titles: { en: 'Kiln Stack', 'zh-HK': '疊磚' },
    tickMs: 10,
    maxTicks: kilnStack.maxTicks,
    replay: (seed, log, ticks) => replayWith(kilnStack, seed, log, ticks),
  },
  {
    id: 'fuse',
    rules: 2,
    titles: { en: 'Fuse', 'zh-HK': '窯變' },
    tickMs: 50,
    maxTicks: fuse.maxTicks,
    replay: (seed, log, ticks) => replayWith(fuse, seed, log, ticks),
  },
] as const satisfies readonly GameRules[];

export type { GameRules, GameState, InputLog, ReplayedRun, Stepped } from './game-rules.ts';
export {
  kilnStack,
  COURSE_SCORE,
  DROP,
  FIELD_WIDTH,
  FIRST_WIDTH,
  KILN_STACK_TICKS,
  PERFECT_WITHIN,
  PREVIEW_TICKS,
  type Drop,
  type KilnStackState,
} from './kiln-stack.ts';
export { firedScore, fuse, FUSE_MOVES, FUSE_TICKS, type FuseEnd, type FuseState } from './fuse.ts';
export { DOWN, LEFT, RIGHT, SIDE, UP, type Cell, type Merge, type Tile, type Travel } from './fuse-slide.ts';
export { draw, type Drawn } from './random.ts';
