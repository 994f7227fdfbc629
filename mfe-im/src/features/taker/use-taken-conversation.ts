import { useGate } from 'effector-react';
import { usePlace } from '../../lib/place.ts';
import { TakerGate } from './model.ts';

/** Leads to the conversation that somebody asked for elsewhere on the site, as long as what calls it is shown. */
export function useTakenConversation(): void {
  const { go } = usePlace();
  useGate(TakerGate, { go });
}
