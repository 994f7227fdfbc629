import type { PageMessage } from '../host/messages.ts';
import type { GameState } from '../rules/index.ts';
import type { Bridge } from './bridge.ts';
import type { Game, Painter } from './game.ts';
import type { Model, Phase } from './model.ts';
import { createPace } from './pace.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import type { TextKey } from './texts.ts';

const END_SHOWN_MS = 900;
/** Who still presses for the run that is over begins no other one by it. */
const RESTS_MS = 400;
const COUNT_MS = 450;
const COUNTS = 3;
const SCORE_EVERY_MS = 150;

type Init = Extract<PageMessage, { type: 'init' }>;
type Run = Pick<Init, 'session' | 'seed'>;

/** What a run needs of the document around it. */
export interface Surroundings<State> {
  painter: Painter<State>;
  say: Bridge['say'];
  /** The run begins or goes on: the board takes the focus. */
  focusBoard(): void;
  focusPanel(): void;
  onPhase(phase: Phase): void;
  onOver(): void;
}

const NO_RUN: Run = { session: '', seed: 0 };

/** The course of a game: first screen, runs, pauses, ends. Times are ms of one clock that the caller reads. */
export function createController<State extends GameState>(game: Game<State>, around: Surroundings<State>) {
  const { painter, say } = around;
  const pace = createPace(game.pace);
  let phase: Phase = 'loading';
  let waiting: Run = NO_RUN;
  let session = '';
  let run: Recorder<State> | undefined;
  let best = 0;
  let isNewBest = false;
  let endText: TextKey = 'over';
  let hasLeft = false;
  let now = 0;
  let panelAt = 0;
  let goesOnAt = 0;
  let saidAt = 0;
  let saidScore = 0;

  /** The run's state, or what the first screen shows. */
  const shown = (): State => run?.state ?? game.poster;

  function enter(next: Phase): void {
    phase = next;
    around.onPhase(next);
  }

  function showFirst(): void {
    run = undefined;
    painter.begin(game.poster);
    enter('first');
  }

  function begin(): void {
    if (waiting.session === '' || phase === 'playing' || phase === 'paused' || phase === 'counting') return;
    session = waiting.session;
    run = createRecorder(game.rules, waiting.seed);
    const { state } = run;
    waiting = NO_RUN;
    saidScore = 0;
    hasLeft = false;
    isNewBest = false;
    painter.begin(state);
    pace.begin(now);
    enter('playing');
    say({ type: 'started', session });
    around.focusBoard();
  }

  function end({ log, ticks, state }: Recorder<State>): void {
    endText = hasLeft ? 'left' : game.endText(state);
    isNewBest = state.score > best;
    best = Math.max(best, state.score);
    panelAt = now + (hasLeft ? 0 : END_SHOWN_MS);
    enter('over');
    say({ type: 'end', session, log, ticks, score: state.score });
    around.onOver();
  }

  function tick(of: Recorder<State>, input: number): boolean {
    const before = of.step(input);
    painter.stepped(of.state, before, now);
    return !of.state.ended;
  }

  function pause(): void {
    if (phase !== 'playing' && phase !== 'counting') return;
    enter('paused');
    around.focusPanel();
  }

  function resume(): void {
    if (phase !== 'paused') return;
    goesOnAt = game.pace.kind === 'clock' ? now + COUNTS * COUNT_MS : now;
    enter('counting');
    around.focusBoard();
  }

  /** What the panel's first button means now. */
  function goOn(): void {
    if (phase === 'paused') return resume();
    if (phase !== 'first' && phase !== 'over') return;
    if (phase === 'over' && !hasLeft && now < panelAt + RESTS_MS) return;
    if (waiting.session !== '') return begin();
    enter('asking');
    say({ type: 'play' });
  }

  function saySometimes({ score }: State): void {
    if (score === saidScore || now - saidAt < SCORE_EVERY_MS) return;
    saidScore = score;
    saidAt = now;
    say({ type: 'score', score });
  }

  return {
    begin,
    pause,
    resume,
    goOn,
    input: (input: number) => pace.input(input),
    /** Ends the run by the person's will; what was reached counts. */
    finish() {
      if (phase !== 'paused' || !run) return;
      hasLeft = true;
      end(run);
    },
    init(message: Init) {
      waiting = { session: message.session, seed: message.seed };
      best = Math.max(best, message.best);
      if (phase !== 'loading') return;
      showFirst();
      say({ type: 'ready' });
    },
    stop() {
      if (phase === 'loading') return;
      waiting = NO_RUN;
      showFirst();
    },
    isPlaying: () => phase === 'playing',
    isPaused: () => phase === 'paused',
    /** Takes the ticks that are due. */
    advance(at: number) {
      const hadPanel = now >= panelAt;
      now = at;
      if (phase === 'counting' && at >= goesOnAt) {
        pace.begin(at);
        enter('playing');
      }
      const current = run;
      if (phase === 'playing' && current) {
        pace.run(at, (input) => tick(current, input));
        saySometimes(current.state);
        if (current.state.ended) end(current);
      }
      if (phase === 'over' && !hadPanel && now >= panelAt) around.focusPanel();
    },
    /** The state to draw, and how much of the next tick has passed. */
    view: () => ({
      state: shown(),
      fraction: phase === 'playing' ? pace.fraction() : 0,
      isIdle: phase === 'first' || phase === 'asking',
    }),
    model: (): Omit<Model, 'locale' | 'isMuted'> => ({
      phase,
      hasPanel: phase !== 'over' || now >= panelAt,
      score: shown().score,
      best,
      isNewBest,
      stats: game.stats(shown()),
      endText,
      countdown: phase === 'counting' ? Math.ceil((goesOnAt - now) / COUNT_MS) : 0,
    }),
  };
}
