/** Longest time that one picture may make up for, ms: after more than that the machine stood still, not the player. */
const MOST_MADE_UP_MS = 100;
/** Moves that may wait while the board still moves. */
const MOST_WAITING = 2;

/** When a run's ticks come. */
export interface Pace {
  begin(at: number): void;
  input(input: number): void;
  /** Takes the ticks that are due; each gets what was pressed. @returns false as soon as no tick can be taken */
  run(at: number, tick: (input: number) => boolean): void;
  /** How much of the next tick has passed, 0 to 1. */
  fraction(): number;
}

/** Ticks by the clock: what is pressed counts for the first tick after the picture that the player saw. */
function byClock(ms: number): Pace {
  let last = 0;
  let owed = 0;
  let pressed = 0;
  return {
    begin(at) {
      last = at;
      owed = 0;
      pressed = 0;
    },
    input(input) {
      pressed ||= input;
    },
    run(at, tick) {
      owed += Math.min(at - last, MOST_MADE_UP_MS);
      last = at;
      for (let goesOn = true; goesOn && owed >= ms; owed -= ms) {
        const input = pressed;
        pressed = 0;
        goesOn = tick(input);
      }
    },
    fraction: () => Math.min(owed / ms, 1),
  };
}

/** A tick for each move, no two closer than so many ms. */
function byMoves(ms: number): Pace {
  let waiting: number[] = [];
  let freeAt = 0;
  return {
    begin(at) {
      waiting = [];
      freeAt = at;
    },
    input(input) {
      if (waiting.length < MOST_WAITING) waiting.push(input);
    },
    run(at, tick) {
      const input = at >= freeAt ? waiting.shift() : undefined;
      if (input === undefined) return;
      freeAt = at + ms;
      tick(input);
    },
    fraction: () => 0,
  };
}

export function createPace({ kind, ms }: { kind: 'clock' | 'moves'; ms: number }): Pace {
  return kind === 'clock' ? byClock(ms) : byMoves(ms);
}
