import type { LocalizedText } from '@mortar/protocol';

/** Inputs of a run in order: ticks since the one before, and what was pressed. The first counts from tick 0. */
export type InputLog = readonly (readonly [ticksSinceLast: number, input: number])[];

/** What follows from a seed and inputs. */
export interface ReplayedRun {
  score: number;
  /** Ticks that were played; fewer than asked for when the game was over before. */
  ticks: number;
  /** True when the game was over, by its rules or by its last tick. */
  ended: boolean;
}

/** A game as browser and server both run it, to the same score. */
export interface GameRules {
  id: string;
  /** Version of the rules: it rises with every change that gives another score to an old log. */
  rules: number;
  titles: LocalizedText;
  /** Shortest time of a tick, ms. */
  tickMs: number;
  /** The last tick of a run. */
  maxTicks: number;
  /** @throws RangeError when the log cannot be of a run with so many ticks */
  replay(seed: number, log: InputLog, ticks: number): ReplayedRun;
}

/** What every state of a game tells. */
export interface GameState {
  score: number;
  ended: boolean;
}

/** What a replay needs of a game. */
export interface Stepped<State extends GameState> {
  maxTicks: number;
  /** Inputs that the game knows; 0 stands for none and is never in a log. */
  inputs: readonly number[];
  create(seed: number): State;
  step(state: State, input: number): State;
}
