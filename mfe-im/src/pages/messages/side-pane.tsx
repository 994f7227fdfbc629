import { useUnit } from 'effector-react';
import { $openConversation } from '#entities/conversation';
import { ChannelSide } from '#features/channel';
import { FindSide } from '#features/find';
import { PersonSide } from '#features/person';
import { PinsSide } from '#features/pins';
import type { Side } from '../../lib/place.ts';

/** What stands beside the open conversation; nothing until that is known. */
export function SidePane({ side }: { side: Side }) {
  const conversation = useUnit($openConversation);
  if (!conversation) return null;
  if (side === 'pins') return <PinsSide />;
  if (side === 'search') return <FindSide conversation={conversation} />;
  if (conversation.isgroup) return <ChannelSide side={side} conversation={conversation} />;
  return <PersonSide conversation={conversation} />;
}
