import { Type, type Static } from 'typebox';

const Count = Type.Integer({ minimum: 0 });
const Numbers = {
  /** Likes of the author's posts that stand now, by when they were given. */
  likes: Count,
  /** Replies of others to the author's posts that stand now. */
  replies: Count,
  /** Reposts by others that stand now. */
  reposts: Count,
  /** Who follows the author now, by when they began. */
  follows: Count,
};
const Day = Type.Object({ /** `2027-03-05`, UTC. */ day: Type.String(), ...Numbers });
export type StatsDay = Static<typeof Day>;
const Stats = Type.Object({ days: Type.Array(Day), total: Type.Object(Numbers) });
export type Stats = Static<typeof Stats>;

export const readOwnStats = {
  summary: 'What others did with the caller’s posts, by days in UTC: what was taken back is not in it',
  body: Type.Object({ days: Type.Integer({ minimum: 7, maximum: 90, default: 28 }) }),
  data: Stats,
};
