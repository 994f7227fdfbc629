import type { GameState, Stepped } from '../rules/index.ts';

/** A run in play: its state, and the log by which it can be played again. */
export interface Recorder<State extends GameState> {
  readonly state: State;
  /** The state before the first tick. */
  readonly first: State;
  readonly ticks: number;
  readonly log: readonly (readonly [number, number])[];
  /** One tick. @returns the state before it */
  step(input: number): State;
  /** Back to the first tick, with an empty log. */
  restart(): void;
}

export function createRecorder<State extends GameState>(game: Stepped<State>, seed: number): Recorder<State> {
  const first = game.create(seed);
  let log: [number, number][] = [];
  let state = first;
  let ticks = 0;
  let last = 0;
  return {
    get state() {
      return state;
    },
    get ticks() {
      return ticks;
    },
    get log() {
      return log;
    },
    first,
    restart() {
      log = [];
      state = first;
      ticks = 0;
      last = 0;
    },
    step(input) {
      const before = state;
      if (input > 0) {
        log.push([ticks - last, input]);
        last = ticks;
      }
      state = game.step(state, input);
      ticks += 1;
      return before;
    },
  };
}
