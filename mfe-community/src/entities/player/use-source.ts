import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
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
 * @param onExpired asks anew for the address, because it has ended
 */
export function useSource(video: RefObject<HTMLVideoElement | null>, url: string, onExpired: () => Promise<unknown>): Opened {
  // Each try is an object of its own.
  const [attempt, setAttempt] = useState<object | null>(null);
  const [source, setSource] = useState<Source | null>(null);
  const [failure, setFailure] = useState<SourceFailure | null>(null);
  /** An address that has ended, and was asked for anew. */
  const [ended, setEnded] = useState<string | null>(null);
  const renew = () => onExpired().catch(() => undefined);
  const fail = useEffectEvent((why: SourceFailure) => {
    if (why === 'expired') void renew().then(() => setEnded(url));
    else setFailure(why);
  });
  const at = useRef(0);

  useEffect(() => {
    if (!attempt || !url) return;
    const element = video.current!;
    const keepPlace = () => {
      if (element.currentTime > 0) at.current = element.currentTime;
    };
    keepPlace();
    let isGone = false;
    let opened: Source | undefined;
    const place = () => {
      if (at.current > 0) element.currentTime = at.current;
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
      // Whatever is closed goes back to its beginning.
      keepPlace();
      element.removeEventListener('loadedmetadata', place);
      opened?.destroy();
      setSource(null);
    };
  }, [video, url, attempt]);

  return {
    source,
    // No other one came in its place.
    failure: failure ?? (ended === url ? 'expired' : null),
    isOpen: attempt !== null,
    open: () => setAttempt((before) => before ?? {}),
    retry() {
      setFailure(null);
      setSource(null);
      // Where the browser plays it alone, an address that has ended looks like a broken connection.
      void renew().then(() => setAttempt({}));
    },
  };
}
