import { Type, type Static } from 'typebox';
import { Next, orNull, PageSize, Time } from '../core/fields.ts';
import { refusals } from '../core/refusals.ts';

/** A player on a board. */
export const RankRow = Type.Object({
  /** 1 + players with more points: 1, 2, 2, 4. */
  rank: Type.Integer({ minimum: 1 }),
  /** Empty for somebody who does not want to be shown, or who is gone. */
  uid: Type.String(),
  name: Type.String(),
  avatar: Type.String(),
  points: Type.Integer(),
});
export type RankRow = Static<typeof RankRow>;

/** The caller’s own place. */
const OwnPlace = Type.Object({
  rank: Type.Integer({ minimum: 1 }),
  points: Type.Integer(),
  /** Points that are missing to the next rank above; null at the top. */
  gap: orNull(Type.Integer()),
  /** Two players above and two below, with the caller between them. */
  neighbours: Type.Array(RankRow),
  /** Whether the place is under review: others don’t see it. */
  held: Type.Boolean(),
});

/** How a season ended. */
const Final = Type.Object({
  closedat: Time,
  /** How many players have a place. */
  players: Type.Integer({ minimum: 0 }),
  /** The first three; of equals, who was there first. */
  winners: Type.Array(RankRow),
});

const ranking = {
  query: Type.Object({
    /** Month in Hong Kong, `YYYY-MM`, or `all` time. */
    season: Type.String({ pattern: '^([0-9]{4}-(0[1-9]|1[0-2])|all)$', default: 'all' }),
    /** Everybody, or the caller and their contacts. */
    scope: Type.Enum(['all', 'friends'], { default: 'all' }),
    /** `next` of the page before. */
    cursor: Type.Optional(Type.String({ pattern: '^-?[0-9]{1,15}[.][0-9]{1,15}[.][0-9]{1,15}$' })),
    pageSize: PageSize,
  }),
  data: Type.Object({
    items: Type.Array(RankRow),
    /** Null for a visitor, and for whoever has no points yet. */
    me: orNull(OwnPlace),
    /** Null while the season runs, and for a few minutes after its end. */
    final: orNull(Final),
    /** Months of this board that are over, the latest first. */
    seasons: Type.Array(Type.String()),
    /** All that happened until then is counted. */
    asof: Time,
    next: Next,
  }),
  /** A visitor has no friends to be ranked among. */
  codes: refusals('tokenInvalid'),
};

export const getTaskRanking = { summary: 'Who did the most tasks', ...ranking };
export const getContributeRanking = { summary: 'Who has the most points of the quiz', ...ranking };
export const getInviteRanking = { summary: 'Who invited the most people that count', ...ranking };

const RankingSettings = Type.Object({
  /** Whether others see no name beside the caller’s points. */
  hidden: Type.Boolean(),
});

export const getRankingSettings = { summary: 'How the caller is shown on rankings', data: RankingSettings };
export const setRankingSettings = { summary: 'Choose how one is shown on rankings', body: RankingSettings, data: RankingSettings };
