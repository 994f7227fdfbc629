import { $isMuted, $locale, $session, $theme, $volume, muteChosen } from '@mortar/host';
import { connectGame, type GameConnection, type GameOptions } from '@mortar/games/host';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { resultClosed, runEnded } from '#entities/run';
import { $top } from './board.ts';
import { $best, $offered, runBegunFx, runStarted, runWanted, type BegunRun } from './game.ts';

const UNITS = {
  session: $session,
  locale: $locale,
  theme: $theme,
  isMuted: $isMuted,
  volume: $volume,
  best: $best,
  top: $top,
  offered: $offered,
  begin: runBegunFx,
  want: runWanted,
  started: runStarted,
  ended: runEnded,
  closeResult: resultClosed,
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

export interface GameWire {
  frame: RefObject<HTMLIFrameElement | null>;
  isReady: boolean;
  /** Shows the board of the next run, which the first move begins. */
  again: () => void;
}

/** Nobody has put the focus on anything yet, and no dialog has it. */
const isFocusFree = () => document.activeElement === null || document.activeElement.matches('body, main, h1');

/**
 * The wire between the page and the game in a frame: has a run ready before it is wanted, hands logs over, passes language,
 * theme and sound on. Another game needs another component.
 */
export function useGame({ id, onLeave, onFailure }: Around): GameWire {
  const {
    session: person,
    locale,
    theme,
    isMuted,
    volume,
    best,
    top,
    offered,
    begin,
    want,
    started,
    ended,
    closeResult,
    mute,
  } = useUnit(UNITS);
  const uid = person?.uid ?? null;
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<GameConnection>(null);
  /** Runs that the game was given, whose they are. */
  const given = useRef(new Map<string, BegunRun>());
  const isAwaited = useRef(false);
  const [isReady, setIsReady] = useState(false);

  /** @param isNow shown at once; a game that is over shows the next board only after its first screen */
  const give = (run: BegunRun, isNow: boolean) => {
    given.current.set(run.session, run);
    isAwaited.current = false;
    if (isNow) {
      closeResult();
      connection.current?.stop();
      frame.current?.focus();
    }
    connection.current?.offer(run, best, top);
  };
  const ask = () => {
    isAwaited.current = true;
    const givenUp = () => {
      isAwaited.current = false;
      connection.current?.stop();
    };
    void begin({ uid, isAsked: true }).catch(givenUp);
  };
  const again = () => (offered ? give(offered, true) : ask());

  const onOffered = useEffectEvent((run: BegunRun, score: number) => {
    // The same once more, because the score to beat came after it.
    if (given.current.get(run.session) === run) connection.current?.offer(run, best, score);
    else give(run, isAwaited.current || run.isDaily);
  });
  const onPlay = useEffectEvent(() => ask());
  const onEnd = useEffectEvent(({ session, log, ticks, score }: Parameters<GameOptions['onEnd']>[0]) => {
    const owner = given.current.get(session)?.uid ?? null;
    given.current.delete(session);
    ended({ uid: owner, finish: { run: session, log: log.map(([delta, input]) => [delta, input]), ticks, score } });
    want({ uid });
  });
  const start = useEffectEvent((session: string) => started(session));
  const sound = useEffectEvent((muted: boolean) => mute(muted));
  const leave = useEffectEvent(() => onLeave());
  const fail = useEffectEvent(() => onFailure());
  const connect = useEffectEvent((place: HTMLIFrameElement) => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return connectGame(place, {
      id,
      settings: { locale, theme, muted: isMuted, reducedMotion, best },
      onReady: () => setIsReady(true),
      onPlay: () => onPlay(),
      onStarted: (session) => start(session),
      onEnd: (played) => onEnd(played),
      onSound: (muted) => sound(muted),
      onLeave: () => leave(),
      onFailure: () => fail(),
    });
  });
  const refresh = useEffectEvent(() => {
    if (!document.hidden && offered && !offered.isDaily) want({ uid });
  });

  useEffect(() => {
    if (!frame.current) return undefined;
    const made = connect(frame.current);
    connection.current = made;
    return () => made.close();
  }, []);
  // Whoever signs in plays runs of their own from then on.
  useEffect(() => void want({ uid }), [uid, want]);
  useEffect(() => {
    if (offered) onOffered(offered, top);
  }, [offered, top]);
  // Keys are the game's until somebody wants something else: when it is there, and when a dialog gives the focus back.
  useEffect(() => {
    if (!isReady) return undefined;
    const takeFocus = () => isFocusFree() && frame.current?.focus();
    takeFocus();
    document.addEventListener('focusin', takeFocus);
    return () => document.removeEventListener('focusin', takeFocus);
  }, [isReady]);
  useEffect(() => {
    const onVisible = () => refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  useEffect(() => connection.current?.setMuted(isMuted), [isMuted]);
  useEffect(() => {
    if (isReady) connection.current?.setVolume(volume);
  }, [isReady, volume]);
  useEffect(() => connection.current?.setTheme(theme), [theme]);
  useEffect(() => connection.current?.setLocale(locale), [locale]);

  return { frame, isReady, again };
}
