import { Type, type Static } from 'typebox';
import { Count, Empty, orNull, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { ClientId, PostPicture, WALL_TIME } from '../fields.ts';
import { POLL_OPTIONS } from '../limits.ts';
import { VideoCard } from '../../video/fields.ts';
import { NewPost } from '../posts/schemas.ts';

/** A post that nobody has finished: choices of its poll may be empty, and its time may be set. */
const DraftPost = Type.Object({
  ...NewPost.properties,
  poll: Type.Optional(
    Type.Object({
      options: Type.Array(Type.String({ maxLength: POLL_OPTIONS.characters }), { maxItems: POLL_OPTIONS.most }),
      hours: Type.Integer({ minimum: 1, maximum: POLL_OPTIONS.hours }),
    }),
  ),
  when: Type.Optional(Type.Object(WALL_TIME)),
});
export type DraftPost = Static<typeof DraftPost>;

const Draft = Type.Object({
  /** Becomes the post's `clientid`: published twice it is one post. */
  draftid: ClientId,
  /** Counts what was saved, from 1. */
  rev: Type.Integer({ minimum: 1 }),
  post: DraftPost,
  /** Its pictures, as far as they are still there. */
  media: Type.Array(PostPicture),
  video: orNull(VideoCard),
  /** Name of the device that saved it last. */
  device: Type.String(),
  at: Time,
});
export type Draft = Static<typeof Draft>;

export const saveDraft = {
  summary:
    'Keep a draft on the caller’s account; refused with how it stands now where another device saved it meanwhile, and without where it was published',
  body: Type.Object({
    /** The `rev` that was changed; 0 for a new one. */
    rev: Count,
    post: DraftPost,
  }),
  data: Draft,
  codes: refusals('validation', 'changedElsewhere', 'communityFull', 'notPossible'),
};
export const listDrafts = { summary: 'The caller’s drafts, the latest first', body: Empty, data: Type.Object({ list: Type.Array(Draft) }) };
export const deleteDraft = { summary: 'Throw a draft away', body: Type.Object({ draftid: ClientId }), data: Empty, codes: [NOT_THERE] };
