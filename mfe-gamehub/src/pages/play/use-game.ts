import { $isMuted, $isSignedIn, $locale, $theme, $volume, loginRequested, muteChosen } from '@mortar/host';
import { connectGame, type GameConnection, type GameOptions } from '@mortar/games/host';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { $best, runBegunFx } from './game.ts';
import { runEnded } from './results.ts';

const UNITS = {
  isSignedIn: $isSignedIn,
  locale: $locale,
  theme: $theme,
  isMuted: $isMuted,
  volume: $volume,
  best: $best,
  begin: runBegunFx,
  ended: runEnded,
  askToLogIn: loginRequested,
  mute: muteChosen,
};

interface Around {
  /** Id of the game. */
  id: string;
  /** The focus leaves the game for the page. */
  onLeave: () => void;
  /** The game does not answer; another frame may. */
  onFailure: () => void;
}

/** Nobody has put the focus on anything yet, and no dialog has it. */
const isFocusFree = () => document.activeElement === null || document.activeElement.matches('body, main, h1');

/**
 * The wire between the page and the game in a frame: begins runs on the server, hands their logs over, passes language,
 * theme and sound on. Another game needs another component.
 */
export function useGame({ id, onLeave, onFailure }: Around): { frame: RefObject<HTMLIFrameElement | null>; isReady: boolean } {
  const { isSignedIn, locale, theme, isMuted, volume, best, begin, ended, askToLogIn, mute } = useUnit(UNITS);
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<GameConnection>(null);
  const [isReady, setIsReady] = useState(false);

  const onReady = useEffectEvent(() => {
    setIsReady(true);
    if (isFocusFree()) frame.current?.focus();
  });
  const onPlay = useEffectEvent(async () => {
    const stop = () => connection.current?.stop();
    if (!isSignedIn) {
      stop();
      askToLogIn({});
      return;
    }
    await begin().then(({ run, seed }) => connection.current?.offer({ session: run, seed }, best), stop);
  });
  const onEnd = useEffectEvent(({ session, log, ticks, score }: Parameters<GameOptions['onEnd']>[0]) => {
    ended({ run: session, log: log.map(([delta, input]) => [delta, input]), ticks, score });
  });
  const sound = useEffectEvent((muted: boolean) => mute(muted));
  const leave = useEffectEvent(() => onLeave());
  const fail = useEffectEvent(() => onFailure());
  const connect = useEffectEvent((place: HTMLIFrameElement) => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return connectGame(place, {
      id,
      settings: { locale, theme, muted: isMuted, reducedMotion, best },
      onReady: () => onReady(),
      onPlay: () => void onPlay(),
      onEnd: (played) => onEnd(played),
      onSound: (muted) => sound(muted),
      onLeave: () => leave(),
      onFailure: () => fail(),
    });
  });

  useEffect(() => {
    if (!frame.current) return undefined;
    const made = connect(frame.current);
    connection.current = made;
    return () => made.close();
  }, []);
  useEffect(() => connection.current?.setMuted(isMuted), [isMuted]);
  useEffect(() => {
    if (isReady) connection.current?.setVolume(volume);
  }, [isReady, volume]);
  useEffect(() => connection.current?.setTheme(theme), [theme]);
  useEffect(() => connection.current?.setLocale(locale), [locale]);

  return { frame, isReady };
}
