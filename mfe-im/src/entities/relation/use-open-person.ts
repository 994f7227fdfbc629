import { useAction } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { usePlace } from '../../lib/place.ts';
import { openConversationFx } from './model.ts';

/** Opens the private chat with somebody, and leads to it. */
export function useOpenPerson() {
  const { go } = usePlace();
  const { act, isBusy } = useAction(useUnit(openConversationFx));
  return { isBusy, open: (uid: string, onOpen?: () => void) => act({ uid }, ({ id }) => (onOpen?.(), go({ chat: id }))) };
}
