import { Type } from 'typebox';
import { ClientId, ConversationId, Emoji, Mention, Pts, Seq } from '../fields.ts';
import { MENTIONS, MESSAGE_CHARACTERS } from '../limits.ts';

const Position = Type.Object({ id: ConversationId, epoch: Type.String({ maxLength: 40 }), pts: Pts });
const Text = Type.String({ maxLength: MESSAGE_CHARACTERS });
const Mentions = Type.Optional(Type.Array(Mention, { maxItems: MENTIONS }));
const One = { conversation: ConversationId, seq: Seq };
const Uv = Type.Integer({ minimum: 0 });

/** What each call over the connection takes; a server refuses everything else with `validation`. */
export const calls = {
  'im.hello': Type.Object({
    uv: Uv,
    epoch: Type.String({ maxLength: 40 }),
    heads: Type.Array(Position, { maxItems: 100 }),
    open: Type.Optional(Position),
  }),
  'im.heartbeat': Type.Object({ uv: Uv, open: Type.Optional(Position) }),
  'im.watch': Type.Object({ open: Type.Optional(ConversationId), visible: Type.Array(ConversationId, { maxItems: 100 }) }),
  'im.diff': Position,
  'im.window': Type.Object({ id: ConversationId, from: Seq, to: Seq, asOf: Type.Optional(Pts) }),
  'im.send': Type.Object({
    conversation: ConversationId,
    clientId: ClientId,
    text: Text,
    mentions: Mentions,
    reply: Type.Optional(Seq),
    forward: Type.Optional(Type.Object(One)),
  }),
  'im.sent': Type.Object({ conversation: ConversationId, clientIds: Type.Array(ClientId, { minItems: 1, maxItems: 100 }) }),
  'im.edit': Type.Object({ ...One, text: Text, mentions: Mentions }),
  'im.recall': Type.Object(One),
  'im.react': Type.Object({ ...One, emoji: Emoji, on: Type.Boolean() }),
  'im.pin': Type.Object({ ...One, on: Type.Boolean() }),
  'im.read': Type.Object(One),
  'im.typing': Type.Object({ conversation: ConversationId }),
  'im.presence': Type.Object({ uids: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100 }) }),
  'im.readers': Type.Object(One),
};
