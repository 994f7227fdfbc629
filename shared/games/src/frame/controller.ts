import type { PageMessage } from '../host/messages.ts';
import type { GameState } from '../rules/index.ts';
import type { Bridge } from './bridge.ts';
import type { Game, Painter } from './game.ts';
import type { Model, Phase } from './model.ts';
import { createPace } from './pace.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import type { TextKey } from './texts.ts';

/** A page that shows the result itself is quicker. */
const END_SHOWN_MS = 1200;
/** Who still presses for the run that is over begins no other one by it. */
const RESTS_MS = 400;
const COUNT_MS = 450;
const COUNTS = 3;

type Offer = Omit<Extract<PageMessage, { type: 'offer' }>, 'type'>;

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

/** The course of a game: first screen, offered runs, play, pauses, ends. Times are ms of one clock that the caller reads. */
export function createController<State extends GameState>(game: Game<State>, around: Surroundings<State>) {
  const { painter, say } = around;
  const pace = createPace(game.pace);
  let phase: Phase = 'loading';
  /** The run that was offered last and is not begun yet. */
  let offered: Offer | undefined;
  let session = '';
  let run: Recorder<State> | undefined;
  let best = 0;
  let top = 0;
  let isNewBest = false;
  let endText: TextKey = 'over';
  let hasLeft = false;
  let now = 0;
  let panelAt = 0;
  let goesOnAt = 0;

  /** The run's state, or what the first screen shows. */
  const shown = (): State => run?.state ?? game.poster;

  function enter(next: Phase): void {
    phase = next;
    around.onPhase(next);
  }

  function showFirst(): void {
    run = undefined;
    painter.begin(game.poster, { best: 0, top: 0 });
    enter('first');
  }

  /** Shows the board of an offered run, which the first move begins. */
  function setUp({ seed }: Offer): void {
    run = createRecorder(game.rules, seed);
    hasLeft = false;
    isNewBest = false;
    painter.begin(run.state, { best, top });
    pace.begin(now);
    enter('offered');
    around.focusBoard();
  }

  function begin(of: Offer): void {
    session = of.session;
    offered = undefined;
    enter('playing');
    say({ type: 'started', session });
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
    if (phase === 'offered') {
      if (input > 0 && offered) begin(offered);
      else if (of.ticks >= game.previewTicks) of.restart();
    }
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
    if (offered) return setUp(offered);
    enter('asking');
    say({ type: 'play' });
  }

  return {
    pause,
    resume,
    goOn,
    /** A move; where no run was offered it is the wish for one. */
    input(input: number) {
      if (phase === 'first') goOn();
      else if (phase === 'playing' || phase === 'offered') pace.input(input);
    },
    /** Ends the run by the person's will; what was reached counts. */
    finish() {
      if (phase !== 'paused' || !run) return;
      hasLeft = true;
      end(run);
    },
    init(message: { best: number }) {
      best = Math.max(best, message.best);
      if (phase !== 'loading') return;
      showFirst();
      say({ type: 'ready' });
    },
    offer(run: Offer) {
      offered = run;
      best = Math.max(best, run.best);
      top = Math.max(top, run.top);
      if (phase === 'first' || phase === 'asking' || phase === 'offered') setUp(run);
    },
    stop() {
      if (phase === 'loading') return;
      offered = undefined;
      showFirst();
    },
    /** Whether a move counts: in play, or as the first one. */
    takesMoves: () => phase === 'playing' || phase === 'offered',
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
      if ((phase === 'playing' || phase === 'offered') && current) {
        pace.run(at, (input) => tick(current, input));
        if (current.state.ended) end(current);
      }
      if (phase === 'over' && !hadPanel && now >= panelAt) around.focusPanel();
    },
    /** The state to draw, and how much of the next tick has passed. */
    view: () => ({
      state: shown(),
      fraction: phase === 'playing' || phase === 'offered' ? pace.fraction() : 0,
      isIdle: phase === 'first' || phase === 'asking',
    }),
    model: (): Omit<Model, 'locale' | 'isMuted'> => ({
      phase,
      hasPanel: phase !== 'over' || now >= panelAt,
      score: shown().score,
      best,
      top,
      isNewBest,
      // The clock of a run stands still until its first move.
      stats: game.stats(phase === 'offered' && run ? run.first : shown()),
      endText,
      countdown: phase === 'counting' ? Math.ceil((goesOnAt - now) / COUNT_MS) : 0,
    }),
  };
}
