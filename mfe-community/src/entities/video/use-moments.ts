import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useState, type RefObject } from 'react';
import { $chosenMoment, momentReached } from './moments.ts';

const SECOND_MS = 1000;

/**
 * Brings a video's player and what is said about its moments together: the player goes where somebody chooses, and tells
 * where it is.
 * @returns what was chosen since the video is here, in seconds; null for nothing
 */
export function useMoments(videoid: string, player: RefObject<{ seek: (seconds: number) => void } | null>) {
  const last = useStoreMap({ store: $chosenMoment, keys: [videoid], fn: (moment, [id]) => (moment?.videoid === id ? moment : null) });
  const reach = useUnit(momentReached);
  const [before] = useState(last);
  const chosen = last === before ? null : last;
  useEffect(() => {
    if (chosen) player.current?.seek(chosen.at / SECOND_MS);
  }, [chosen, player]);
  return {
    chosen: chosen && chosen.at / SECOND_MS,
    tell: (seconds: number) => reach({ videoid, at: Math.round(seconds * SECOND_MS) }),
  };
}
