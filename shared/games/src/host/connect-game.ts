import {
  GAME_MESSAGES,
  MESSAGES_PER_SECOND,
  type GameMessage,
  type GameRun,
  type GameSettings,
  type Marks,
  type PageMessage,
} from './messages.ts';
import { createRate } from './rate.ts';
import { readGameMessage } from './read-message.ts';

/** How long a game may take to show its first screen, ms. */
export const READY_WITHIN_MS = 10_000;

/** Why a game cannot be played: it said nothing in time, speaks other messages than ours, or its frame was led elsewhere. */
export type GameFailure = 'silent' | 'other' | 'replaced';

export interface GameOptions {
  /** Id of the game that the frame holds. */
  id: string;
  settings: GameSettings;
  onReady?(): void;
  /** The person wants to play and no run was offered: begin one on the server, then `offer` it, or `stop()` when there is none. */
  onPlay(): void;
  /** The first move of the run was made. */
  onStarted?(session: string): void;
  /** Hand the log to the server; its replay is the score. */
  onEnd(result: Omit<Extract<GameMessage, { type: 'end' }>, 'type'>): void;
  onSound?(muted: boolean): void;
  /** Put the focus on the page's own control. */
  onLeave?(): void;
  /** The connection is closed; a new frame can be tried. */
  onFailure(why: GameFailure): void;
}

/** A page's end of the wire to a game. */
export interface GameConnection {
  /**
   * Hands a run over, at any moment: the person's first move begins it. During another run, and after it, it waits until the
   * person wants to play again. `best` is the person's best by now, `top` the highest of anybody; 0 for none.
   */
  offer(run: GameRun, best?: number, top?: number): void;
  setMuted(muted: boolean): void;
  /** How loud the game is, 0 to 1; say it once the game is ready, and when it changes. */
  setVolume(volume: number): void;
  setTheme(theme: GameSettings['theme']): void;
  /** Changes the language, at any moment; a run goes on. */
  setLocale(locale: GameSettings['locale']): void;
  /** Ends the run without a result, takes an offered one back: the game shows its first screen. */
  stop(): void;
  /** Hears and says nothing more. */
  close(): void;
}

/**
 * Speaks with the game in a sandboxed frame. Call it as soon as the frame is in the page, before its document is loaded.
 * The frame's origin is `null`, so a message counts by its source and its schema alone; everything else is ignored.
 */
export function connectGame(frame: HTMLIFrameElement, options: GameOptions): GameConnection {
  let { settings } = options;
  /** What the game was told last. */
  let toldVolume = 1;
  /** A run that came before the game was ready. */
  let early: (GameRun & Marks) | undefined;
  let hasLoaded = false;
  let state: 'waiting' | 'greeted' | 'ready' | 'closed' = 'waiting';
  const mayPass = createRate(MESSAGES_PER_SECOND);
  const timer = setTimeout(() => fail('silent'), READY_WITHIN_MS);

  // A frame of an opaque origin can be named by nothing but the star; nothing that is said is secret.
  const say = (message: PageMessage) => state !== 'closed' && frame.contentWindow?.postMessage(message, '*');

  function close(): void {
    state = 'closed';
    clearTimeout(timer);
    window.removeEventListener('message', onMessage);
    frame.removeEventListener('load', onLoad);
  }

  function fail(why: GameFailure): void {
    close();
    options.onFailure(why);
  }

  function greet({ v, id }: Extract<GameMessage, { type: 'hello' }>): void {
    if (v !== GAME_MESSAGES || id !== options.id) return fail('other');
    // The game greets until it is answered; a greeting that crossed our answer is an old one.
    if (state !== 'waiting') return;
    state = 'greeted';
    say({ type: 'init', ...settings });
  }

  function hear(message: GameMessage): void {
    if (message.type === 'hello') return greet(message);
    if (message.type === 'ready' && state === 'greeted') {
      state = 'ready';
      clearTimeout(timer);
      if (early) say({ type: 'offer', ...early });
      options.onReady?.();
    }
    if (state === 'ready') tell(message);
  }

  function tell(message: GameMessage): void {
    if (message.type === 'play') options.onPlay();
    if (message.type === 'started') options.onStarted?.(message.session);
    if (message.type === 'sound') {
      settings = { ...settings, muted: message.muted };
      options.onSound?.(message.muted);
    }
    if (message.type === 'leave') options.onLeave?.();
    if (message.type === 'end') {
      const { session, log, ticks, score } = message;
      options.onEnd({ session, log, ticks, score });
    }
  }

  function onMessage({ source, data }: MessageEvent): void {
    if (source === null || source !== frame.contentWindow || !mayPass()) return;
    const message = readGameMessage(data);
    if (message) hear(message);
  }

  /** A game may be ready before its fonts are there, and with them its document; a second document is not the game any more. */
  function onLoad(): void {
    if (hasLoaded && state === 'ready') fail('replaced');
    hasLoaded = true;
  }

  window.addEventListener('message', onMessage);
  frame.addEventListener('load', onLoad);

  return {
    offer({ session, seed }, best = settings.best, top = 0) {
      settings = { ...settings, best };
      const run = { session, seed, best, top };
      if (state === 'ready') say({ type: 'offer', ...run });
      else early = run;
    },
    setMuted(muted) {
      settings = { ...settings, muted };
      say({ type: 'mute', muted });
    },
    setVolume(volume) {
      if (volume === toldVolume || state !== 'ready') return;
      toldVolume = volume;
      say({ type: 'volume', volume });
    },
    setTheme(theme) {
      settings = { ...settings, theme };
      say({ type: 'theme', theme });
    },
    setLocale(locale) {
      if (locale === settings.locale) return;
      settings = { ...settings, locale };
      // Before the greeting nothing was said.
      if (state === 'ready') say({ type: 'init', ...settings });
    },
    stop: () => void say({ type: 'stop' }),
    close,
  };
}
