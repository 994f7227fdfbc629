import { Type, type Static } from 'typebox';
import { Empty, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { ClientId } from '../fields.ts';
import { NewPost } from '../posts/schemas.ts';

const Draft = Type.Object({
  /** Becomes the post's `clientid`: published twice it is one post. */
  draftid: ClientId,
  /** Counts what was saved, from 1. */
  rev: Type.Integer({ minimum: 1 }),
  post: NewPost,
  /** Name of the device that saved it last. */
  device: Type.String(),
  at: Time,
});
export type Draft = Static<typeof Draft>;

export const saveDraft = {
  summary: 'Keep a draft on the caller’s account; refused with how it stands now where another device saved it meanwhile',
  body: Type.Object({
    /** The `rev` that was changed; 0 for a new one. */
    rev: Type.Integer({ minimum: 0 }),
    post: NewPost,
  }),
  data: Draft,
  codes: refusals('validation', 'changedElsewhere', 'communityFull'),
};
export const listDrafts = { summary: 'The caller’s drafts, the latest first', body: Empty, data: Type.Object({ list: Type.Array(Draft) }) };
export const deleteDraft = { summary: 'Throw a draft away', body: Type.Object({ draftid: ClientId }), data: Empty, codes: [NOT_THERE] };
