import { useUnit } from 'effector-react';
import { $openConversation } from '#entities/conversation';
import { Composer } from '#features/composer';
import { ConversationFrame } from '#features/conversation';
import { Timeline } from '#features/timeline';
import { usePlace } from '../../lib/place.ts';

/** The open conversation with its messages and what is written. */
export function ConversationPane({ id }: { id: string }) {
  const { seq } = usePlace();
  const conversation = useUnit($openConversation);
  return (
    <ConversationFrame id={id} seq={seq}>
      {conversation && (
        <>
          <Timeline conversation={conversation} />
          <Composer conversation={conversation} />
        </>
      )}
    </ConversationFrame>
  );
}
