import { useEffect, useState, type RefObject } from 'react';

/** What an element plays right now, in seconds. */
export interface Playback {
  isPlaying: boolean;
  /** It plays and has nothing to show yet. */
  isWaiting: boolean;
  hasEnded: boolean;
  time: number;
  duration: number;
  buffered: number;
  rate: number;
}

const AT_REST: Playback = { isPlaying: false, isWaiting: false, hasEnded: false, time: 0, duration: 0, buffered: 0, rate: 1 };
const EVENTS = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'progress',
  'waiting',
  'playing',
  'ratechange',
  'emptied',
] as const;

function read(element: HTMLVideoElement, isWaiting: boolean): Playback {
  const { paused, ended, currentTime, duration, buffered, playbackRate } = element;
  const end = [...Array(buffered.length).keys()].find(
    (index) => buffered.start(index) <= currentTime && buffered.end(index) >= currentTime,
  );
  return {
    isPlaying: !paused && !ended,
    isWaiting: isWaiting && !paused,
    hasEnded: ended,
    time: currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
    buffered: end === undefined ? 0 : buffered.end(end),
    rate: playbackRate,
  };
}

/** Follows a video element. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>): Playback {
  const [playback, setPlayback] = useState(AT_REST);
  useEffect(() => {
    const element = video.current!;
    let isWaiting = false;
    const follow = ({ type }: Event) => {
      if (type === 'waiting') isWaiting = true;
      if (type === 'playing' || type === 'pause' || type === 'timeupdate') isWaiting = false;
      setPlayback(read(element, isWaiting));
    };
    for (const name of EVENTS) element.addEventListener(name, follow);
    return () => EVENTS.forEach((name) => element.removeEventListener(name, follow));
  }, [video]);
  return playback;
}
