import { Type, type Static } from 'typebox';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { RoundId, RunId } from '../fields.ts';

const ShareId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
const Theme = Type.Enum(['dark', 'light']);
export type Theme = Static<typeof Theme>;
/** How a question of a run went: right at once, after a swap, skipped, right after a revival, or wrong. */
export const Mark = Type.Enum(['right', 'swapped', 'skipped', 'revived', 'wrong']);
export type Mark = Static<typeof Mark>;

export const share = {
  summary: 'Make a run that is over something to show: a brick row and a picture, without spoilers',
  body: Type.Object({
    runid: RunId,
    /** Whether the person’s name stands on it. */ showname: Type.Boolean({ default: false }),
    theme: Type.Enum(['dark', 'light'], { default: 'dark' }),
  }),
  data: Type.Object({
    shareid: ShareId,
    /** Page, and picture of 1200 x 630, as absolute addresses. */
    url: Type.String(),
    image: Type.String(),
    /** What to paste elsewhere: points and the row as emoji. */
    text: Type.String(),
  }),
  codes: [NOT_THERE, ...refusals('wrongState')],
};

export const getShare = {
  summary: 'What somebody shows of a run: how it went, and nothing of what was asked',
  query: Type.Object({ shareid: ShareId }),
  data: Type.Object({
    roundid: RoundId,
    points: Type.Integer(),
    right: Type.Integer(),
    total: Type.Integer(),
    /** One for each question that was asked. */
    marks: Type.Array(Mark),
    /** Days in a row, with the day of the run. */
    streak: Type.Integer(),
    /** Empty where it is not shown. */
    name: Type.String(),
    theme: Theme,
    /** Picture of 1200 x 630 in the caller’s language, as an absolute address. */
    image: Type.String(),
  }),
  codes: [NOT_THERE],
};

export const rewardSocialShare = {
  summary: 'Silver for the first share of a day',
  body: Type.Object({ shareid: ShareId, channel: Type.Enum(['x', 'telegram', 'whatsapp', 'copy', 'system']) }),
  /** Not granted where today’s was had. */
  data: Type.Object({ granted: Type.Boolean(), silver: Type.Integer() }),
  codes: [NOT_THERE],
};
