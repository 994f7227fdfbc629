import type { Marks } from '../host/messages.ts';
import type { Stepped, GameState } from '../rules/index.ts';
import type { Feel } from './feel.ts';
import type { Palette } from './palette.ts';
import type { Sound } from './sound.ts';
import type { Surface } from './surface.ts';
import type { TextKey, Texts } from './texts.ts';

/** What a picture and its sounds are made with. */
export interface Studio {
  surface: Surface;
  palette: Palette;
  sound: Sound;
  feel: Feel;
  texts: Texts;
  hasReducedMotion: boolean;
  /** Says a line to those who listen instead of looking. */
  announce(line: string): void;
}

/** A number of the bar above the board. */
export interface Stat {
  label: TextKey;
  value: string;
  /** What is left of it, 0 to 1, where it runs out. */
  left?: number;
}

/** When a picture is drawn. */
export interface Moment {
  /** Ms of the clock of `requestAnimationFrame`. */
  at: number;
  /** How much of the next tick has passed, 0 to 1. */
  fraction: number;
  /** The first screen: nothing is at stake. */
  isIdle: boolean;
}

/** Draws a run. Times are ms of one clock. */
export interface Painter<State> {
  /** A new run with the scores to beat, or the one that the first screen shows. */
  begin(state: State, marks: Marks): void;
  /** Something may have happened in a tick. */
  stepped(state: State, before: State, at: number): void;
  paint(state: State, moment: Moment): void;
}

/** A game as its document plays it. */
export interface Game<State extends GameState> {
  id: 'kiln-stack' | 'fuse';
  title: { en: string; 'zh-HK': string };
  rules: Stepped<State>;
  /** How a run goes on: with the clock, so many ms a tick; or move by move, no two closer than so many ms. */
  pace: { kind: 'clock' | 'moves'; ms: number };
  /** What the first screen shows. */
  poster: State;
  /** Ticks after which an offered run, on which nothing was pressed yet, starts from its first tick again. */
  previewTicks: number;
  /** What a key of the keyboard means; 0 for nothing. */
  inputOfKey(key: string): number;
  /** What a tap means, or a swipe by so many pixels; 0 for nothing. */
  inputOfTap: number;
  inputOfSwipe(x: number, y: number): number;
  stats(state: State): Stat[];
  /** Why the run is over. */
  endText(state: State): TextKey;
  createPainter(studio: Studio): Painter<State>;
}
