import { Type, type Static } from 'typebox';
import { orNull, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Relation } from '../../relations/fields.ts';
import { Author, listOf, page } from '../fields.ts';

const Count = Type.Integer({ minimum: 0 });

/** What others see of an account: the profile of the specification without address, way of signing up and mail. */
export const Account = Type.Object({
  ...Author.properties,
  personalprofile: Type.String(),
  profileimageurl: Type.String(),
  bannerimageurl: Type.String(),
  instagramurl: Type.String(),
  websiteurl: Type.String(),
  twitterurl: Type.String(),
  joinedAt: Time,
  counts: Type.Object({ posts: Count, followers: Count, following: Count, likes: Count }),
  /** How the caller stands to it; null for visitors and for the caller's own. */
  relation: orNull(Type.Object({ ...Relation.properties, isMuted: Type.Boolean() })),
  /** Whether others see what it likes. */
  showsLikes: Type.Boolean(),
  /** Whether others see its neighbourhood: friends, fans and groups. */
  showsHood: Type.Boolean(),
});
export type Account = Static<typeof Account>;

export const accountInfo = {
  summary: 'The public profile of an account',
  query: Type.Object({
    accountid: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    /** Where only one account has this name, written exactly so. */
    username: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  }),
  data: Account,
  codes: [NOT_THERE, ...refusals('validation')],
};
const Shown = Type.Object({ showsLikes: Type.Boolean(), showsHood: Type.Boolean() });
export const setProfileShown = {
  summary: 'Whether others see what the caller likes, and their neighbourhood; what is left out stays',
  body: Type.Partial(Shown),
  data: Shown,
};
export const listFollows = {
  summary: 'Who follows an account, or whom it follows',
  body: Type.Object({ accountid: Type.String({ minLength: 1, maxLength: 64 }), kind: Type.Enum(['followers', 'following']), ...page }),
  data: listOf(
    Type.Object({ ...Author.properties, personalprofile: Type.String(), /** The caller follows them. */ follows: Type.Boolean() }),
  ),
  codes: [NOT_THERE],
};
export const findNames = {
  summary: 'People whose names begin so, to be named in a text: those whom the caller follows first',
  body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 40 }) }),
  data: Type.Object({ list: Type.Array(Author) }),
};
