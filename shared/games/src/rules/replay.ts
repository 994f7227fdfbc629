import type { GameState, InputLog, ReplayedRun, Stepped } from './game-rules.ts';

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** Inputs by the tick that they are for. @throws RangeError when they cannot be of a run with so many ticks */
function inputsByTick(log: InputLog, ticks: number, known: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  let at = 0;
  for (const [ticksSinceLast, input] of log) {
    if (!isCount(ticksSinceLast)) throw new RangeError('an input of the log has no whole number of ticks before it');
    if (!known.includes(input)) throw new RangeError('the log holds an input that the game does not know');
    at += ticksSinceLast;
    if (at >= ticks) throw new RangeError('the log goes on after the last tick');
    if (found.has(at)) throw new RangeError('the log holds two inputs for one tick');
    found.set(at, input);
  }
  return found;
}

/** Plays a log again. @throws RangeError when it cannot be of a run with so many ticks */
export function replayWith<State extends GameState>(game: Stepped<State>, seed: number, log: InputLog, ticks: number): ReplayedRun {
  if (!isCount(seed) || seed > 0xffffffff) throw new RangeError('a seed is a whole number of 32 bits');
  if (!isCount(ticks) || ticks > game.maxTicks) throw new RangeError(`a run has 0 to ${game.maxTicks} ticks`);
  const inputs = inputsByTick(log, ticks, game.inputs);
  let state = game.create(seed);
  let played = 0;
  while (played < ticks && !state.ended) {
    state = game.step(state, inputs.get(played) ?? 0);
    played += 1;
  }
  return { score: state.score, ticks: played, ended: state.ended };
}
