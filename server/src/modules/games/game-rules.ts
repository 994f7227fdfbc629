import type { LocalizedText } from '@mortar/protocol';

/** Inputs of a run in order: ticks since the one before, and what was pressed. */
export type InputLog = readonly (readonly [number, number])[];

/** What follows from a seed and inputs. */
export interface ReplayedRun {
  score: number;
  /** Ticks that were played; fewer than asked for when the game was over before. */
  ticks: number;
  ended: boolean;
}

/** A game as `@mortar/games/rules` gives it: pure, so that browser and server come to the same score. */
export interface GameRules {
  id: string;
  /** Version of the rules; a run is replayed by the version that it was started with. */
  rules: number;
  titles: LocalizedText;
  tickMs: number;
  maxTicks: number;
  replay(seed: number, log: InputLog, ticks: number): ReplayedRun;
}

/** What the server itself needs of a game; replays are made elsewhere. */
export type GameFacts = Omit<GameRules, 'replay'>;
