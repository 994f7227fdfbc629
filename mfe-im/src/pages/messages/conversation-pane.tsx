import { ConversationFrame } from '#features/conversation';
import { usePlace } from '../../lib/place.ts';

/** The open conversation with its messages and what is written. */
export function ConversationPane({ id }: { id: string }) {
  const { seq } = usePlace();
  return (
    <ConversationFrame id={id} seq={seq}>
      {null}
    </ConversationFrame>
  );
}
