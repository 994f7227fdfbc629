import { games, type GameRules } from '@mortar/games/rules';

/** What the server itself needs of a game; replays are made in a thread. */
export type GameFacts = Omit<GameRules, 'replay'>;

/** The games that a server offers. */
export interface GameSource {
  games: readonly GameFacts[];
  /** Program of the thread that replays their runs. */
  worker: URL;
}

/** In sources the thread's program lies in `runs/replay/`; the bundle puts it beside itself. */
const worker = new URL(import.meta.url.endsWith('.ts') ? './runs/replay/worker.ts' : './replay-worker.js', import.meta.url);

/** The games of this build. */
export const ownGames: GameSource = { games, worker };
