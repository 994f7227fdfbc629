import type { Locale, Theme } from '@mortar/protocol';
import type { InputLog } from '../rules/index.ts';

/** Version of the messages between a page and a game. */
export const GAME_MESSAGES = 2;
/** Messages that each side takes in a second; more are dropped. */
export const MESSAGES_PER_SECOND = 60;

/** How a game looks and sounds. */
export interface GameSettings {
  locale: Locale;
  theme: Theme;
  muted: boolean;
  reducedMotion: boolean;
  /** Best score of the person so far; 0 before the first run. */
  best: number;
}

/** A run as it was begun on the server. */
export interface GameRun {
  session: string;
  /** 32 bits. */
  seed: number;
}

/** Scores to beat; 0 for none. */
export interface Marks {
  /** The person's own. */
  best: number;
  /** The highest of anybody. */
  top: number;
}

/** What a page tells a game. */
export type PageMessage =
  /** First word, and again with another language. */
  | ({ type: 'init' } & GameSettings)
  /** Hands a run over: its board can be seen and moves, and the person's first move begins it. */
  | ({ type: 'offer' } & GameRun & Marks)
  | { type: 'mute'; muted: boolean }
  /** How loud the game is, 0 to 1; it begins at 1. */
  | { type: 'volume'; volume: number }
  | { type: 'theme'; theme: Theme }
  /** Ends the run without a result, or says that no run can be had: the game shows its first screen. */
  | { type: 'stop' };

/** What a game tells its page. */
export type GameMessage =
  /** The document is there; said again until `init` comes. */
  | { type: 'hello'; v: number; id: string }
  /** The first screen can be seen. */
  | { type: 'ready' }
  /** The person wants to play and there is no run: answered by `offer`, or by `stop`. */
  | { type: 'play' }
  /** The first move of an offered run was made. */
  | { type: 'started'; session: string }
  /** The run is over; the server replays the log. */
  | { type: 'end'; session: string; log: InputLog; ticks: number; score: number }
  /** The person switched the sound in the game. */
  | { type: 'sound'; muted: boolean }
  /** Escape: the page takes the focus back. */
  | { type: 'leave' };
