import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { openSource, type Source, type SourceFailure } from './source.ts';

interface Opened {
  source: Source | null;
  failure: SourceFailure | null;
  isOpen: boolean;
  /** Fetches what plays it, where that is not there yet. */
  open: () => void;
  retry: () => void;
}

/**
 * What an element plays, opened by the first press and not before.
 * @param onExpired the address has ended and is to be asked for anew
 */
export function useSource(video: RefObject<HTMLVideoElement | null>, url: string, onExpired: () => void): Opened {
  // Each try is an object of its own.
  const [attempt, setAttempt] = useState<object | null>(null);
  const [source, setSource] = useState<Source | null>(null);
  const [failure, setFailure] = useState<SourceFailure | null>(null);
  const fail = useEffectEvent((why: SourceFailure) => {
    if (why === 'expired') onExpired();
    else setFailure(why);
  });

  useEffect(() => {
    if (!attempt || !url) return;
    const element = video.current!;
    const at = element.currentTime;
    let isGone = false;
    let opened: Source | undefined;
    const place = () => {
      if (at > 0) element.currentTime = at;
    };
    element.addEventListener('loadedmetadata', place, { once: true });
    const begin = async () => {
      try {
        const onReady = (ready: Source) => !isGone && setSource({ ...ready });
        opened = await openSource({ element, url, onReady, onFailure: (why) => !isGone && fail(why) });
        if (isGone) opened.destroy();
      } catch {
        if (!isGone) fail('network');
      }
    };
    void begin();
    return () => {
      isGone = true;
      element.removeEventListener('loadedmetadata', place);
      opened?.destroy();
      setSource(null);
    };
  }, [video, url, attempt]);

  return {
    source,
    failure,
    isOpen: attempt !== null,
    open: () => setAttempt((before) => before ?? {}),
    retry() {
      setFailure(null);
      setAttempt({});
    },
  };
}
