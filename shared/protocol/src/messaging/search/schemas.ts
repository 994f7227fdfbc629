import { Type } from 'typebox';
import { Next, PageByTime } from '../../core/fields.ts';
import { RelatedPerson } from '../../relations/fields.ts';
import { Channel } from '../channels/schemas.ts';
import { ConversationId, Message } from '../fields.ts';

/** A message that was found. */
const Found = Type.Object({
  message: Message,
  /** Name of its conversation. */
  name: Type.String(),
  imageUrl: Type.String(),
  isgroup: Type.Boolean(),
});

export const search = {
  summary: 'People, channels and messages of the caller that hold a text, in English and Chinese',
  body: Type.Object({
    text: Type.String({ minLength: 1, maxLength: 64 }),
    type: Type.Union([Type.Literal('all'), Type.Literal('people'), Type.Literal('channels'), Type.Literal('messages')], { default: 'all' }),
    /** Messages of this conversation alone. */
    conversation: Type.Optional(ConversationId),
    ...PageByTime,
  }),
  data: Type.Object({
    people: Type.Array(RelatedPerson),
    channels: Type.Array(Channel),
    messages: Type.Array(Found),
    /** Of the messages. */
    next: Next,
  }),
};
