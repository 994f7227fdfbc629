import { Type, type Static } from 'typebox';
import { NOT_THERE } from '../../core/refusals.ts';
import { Author, GroupId } from '../fields.ts';
import { Account } from '../profiles/schemas.ts';

const Count = Type.Integer({ minimum: 0 });

/** Somebody who takes part in what an account publishes. */
const Fan = Type.Object({
  ...Author.properties,
  /** One for a like, two for each reply and for a repost. */
  score: Count,
  parts: Type.Object({ likes: Count, replies: Count, reposts: Count }),
});
export type Fan = Static<typeof Fan>;

const Hood = Type.Object({
  user: Account,
  /** The account hides the rest from others: the lists are empty. */
  isHidden: Type.Boolean(),
  /** Who follows the account and is followed by it, the latest first. */
  mutual: Type.Array(Author),
  /** By their score with the account's public posts of the last 90 days. */
  topfans: Type.Array(Fan),
  /** Groups that the account is in, the largest first. */
  groups: Type.Array(Type.Object({ groupid: GroupId, name: Type.String(), picture: Type.String(), members: Count })),
});
export type Hood = Static<typeof Hood>;

export const queryUserHoodInfo = {
  summary: 'The neighbourhood of an account: friends, fans and groups',
  body: Type.Object({
    userid: Type.String({ minLength: 1, maxLength: 64 }),
    /** Entries of each list. */
    limit: Type.Integer({ minimum: 1, maximum: 50, default: 12 }),
  }),
  data: Hood,
  codes: [NOT_THERE],
};
