import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { usePlace, type PlaceTools } from '../../lib/place.ts';
import { takerGone, takerShown } from './model.ts';

/** Leads to the conversation that somebody asked for elsewhere on the site, as long as what calls it is shown. */
export function useTakenConversation(): void {
  const id = useId();
  const place = usePlace();
  const { shown, gone } = useUnit({ shown: takerShown, gone: takerGone });
  const go = useEffectEvent((...to: Parameters<PlaceTools['go']>) => place.go(...to));
  useEffect(() => {
    shown({ id, go });
    return () => void gone(id);
  }, [id, shown, gone]);
}
