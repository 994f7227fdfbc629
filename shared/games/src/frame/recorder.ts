import type { GameState, Stepped } from '../rules/index.ts';

/** A run in play: its state, and the log by which it can be played again. */
export interface Recorder<State extends GameState> {
  readonly state: State;
  readonly ticks: number;
  readonly log: readonly (readonly [number, number])[];
  /** One tick. @returns the state before it */
  step(input: number): State;
}

export function createRecorder<State extends GameState>(game: Stepped<State>, seed: number): Recorder<State> {
  const log: [number, number][] = [];
  let state = game.create(seed);
  let ticks = 0;
  let last = 0;
  return {
    get state() {
      return state;
    },
    get ticks() {
      return ticks;
    },
    log,
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
