import { Type, type Static } from 'typebox';
import { Empty } from '../../core/fields.ts';
import { PostId } from '../fields.ts';
import { MOST_STATS_DAYS, MOST_VIEWED } from '../limits.ts';

const Count = Type.Integer({ minimum: 0 });
const Numbers = {
  /** People with an account who had a post of the author’s in sight, each once for a post and a day; never the author. */
  views: Count,
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

export const tellViewed = {
  summary: 'Tell of posts that the caller had in sight: half of one, or of the window, for a second',
  body: Type.Object({ postids: Type.Array(PostId, { minItems: 1, maxItems: MOST_VIEWED }) }),
  data: Empty,
};
export const readOwnStats = {
  summary: 'What others did with the caller’s posts, by days in UTC: what was taken back is not in it',
  body: Type.Object({ days: Type.Integer({ minimum: 7, maximum: MOST_STATS_DAYS, default: 28 }) }),
  data: Stats,
};
