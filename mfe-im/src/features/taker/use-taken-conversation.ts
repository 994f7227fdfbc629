import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { usePlace, type Place } from '../../lib/place.ts';
import { takerGone, takerShown } from './model.ts';

/** Leads to the conversation that somebody asked for elsewhere on the site, as long as what calls it is shown. */
export function useTakenConversation(): void {
  const place = usePlace();
  const { shown, gone } = useUnit({ shown: takerShown, gone: takerGone });
  const lead = useEffectEvent((to: Place) => place.go(to));
  useEffect(() => {
    const taker = { go: (to: Place) => lead(to) };
    shown(taker);
    return () => void gone(taker);
  }, [shown, gone]);
}
