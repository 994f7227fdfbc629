import type { Input, Output } from '../../core/endpoint.ts';
import type { answerEvent } from './endpoints.ts';
import type { EventNow } from './schemas.ts';

/** Topic of a live event. */
export const eventTopic = (eventId: string): `quiz:event:${string}` => `quiz:event:${eventId}`;

declare module '@mortar/protocol/realtime' {
  interface SocketTopics {
    [event: `quiz:event:${string}`]: EventNow;
  }
  interface SocketCalls {
    /** The same as `quiz.answerEvent` over HTTP. */
    'quiz.answer': { input: Input<typeof answerEvent>; output: Output<typeof answerEvent> };
  }
}
