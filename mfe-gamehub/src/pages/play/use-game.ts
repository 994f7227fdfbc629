import { $isSignedIn, $locale, $theme, loginRequested } from '@mortar/host';
import { connectGame, type GameConnection, type GameOptions } from '@mortar/games/host';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { $best } from './game.ts';
import { runEnded } from './results.ts';
import { runBegunFx } from './runs.ts';

const UNITS = {
  isSignedIn: $isSignedIn,
  locale: $locale,
  theme: $theme,
  best: $best,
  begin: runBegunFx,
  ended: runEnded,
  askToLogIn: loginRequested,
};

/** The frame of a game, and how far it has come. */
export interface GameFrame {
  frame: RefObject<HTMLIFrameElement | null>;
  isReady: boolean;
  /** The game does not answer; `reopen` tries a new frame. */
  hasFailed: boolean;
  /** Number of the frame: another one is another document. */
  attempt: number;
  reopen(): void;
}

/** Nobody has put the focus on anything yet, and no dialog has it. */
const isFocusFree = () => document.activeElement === null || document.activeElement.matches('body, main, h1');

/**
 * The wire between the page and the game in a frame: begins runs on the server, hands their logs over, passes language
 * and theme on.
 * @param id of the game
 * @param onLeave where the focus goes when it leaves the game
 */
export function useGame(id: string, onLeave: () => void): GameFrame {
  const { isSignedIn, locale, theme, best, begin, ended, askToLogIn } = useUnit(UNITS);
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<GameConnection>(null);
  const [state, setState] = useState<'opening' | 'ready' | 'failed'>('opening');
  const [attempt, setAttempt] = useState(0);

  const connect = useEffectEvent((place: HTMLIFrameElement) => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const settings = { locale, theme, muted: true, reducedMotion, best };
    return connectGame(place, { id, settings, onReady, onPlay, onEnd, onLeave: leave, onFailure: () => setState('failed') });
  });
  const onReady = useEffectEvent(() => {
    setState('ready');
    if (isFocusFree()) frame.current?.focus();
  });
  const onPlay = useEffectEvent(async () => {
    const stop = () => connection.current?.stop();
    if (!isSignedIn) {
      stop();
      askToLogIn({});
      return;
    }
    await begin().then(({ run, seed }) => connection.current?.play({ session: run, seed }, best), stop);
  });
  const onEnd = useEffectEvent(({ session, log, ticks, score }: Parameters<GameOptions['onEnd']>[0]) => {
    ended({ run: session, log: log.map(([delta, input]) => [delta, input]), ticks, score });
  });
  const leave = useEffectEvent(() => onLeave());

  useEffect(() => {
    if (!frame.current) return undefined;
    const made = connect(frame.current);
    connection.current = made;
    return () => made.close();
  }, [id, attempt]);
  useEffect(() => connection.current?.setTheme(theme), [theme]);
  useEffect(() => connection.current?.setLocale(locale), [locale]);

  return {
    frame,
    isReady: state === 'ready',
    hasFailed: state === 'failed',
    attempt,
    reopen() {
      setState('opening');
      setAttempt((count) => count + 1);
    },
  };
}
