import type { ReportedType } from '../reports/types.ts';

/**
 * What a moderator decides: nothing is wrong; nobody but its author sees it; it is taken away; the group is
 * closed; its author is warned; the
 * account is shut out.
 */
export const CASE_DECISIONS = ['none', 'hide', 'remove', 'close', 'warn', 'suspend'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];
/** How each can be taken from the site. */
const TAKEN: Readonly<Record<ReportedType, readonly CaseDecision[]>> = {
  post: ['hide', 'remove'],
  comment: ['hide', 'remove'],
  video: ['hide', 'remove'],
  news: ['remove'],
  group: ['close'],
  account: [],
};
/**
 * What can be decided about a thing.
 * @param hasAuthor whether an account of this site answers for it: nobody is warned for the news of other sites
 */
export const decisionsOn = (type: ReportedType, hasAuthor: boolean): CaseDecision[] =>
  CASE_DECISIONS.filter((one) => one === 'none' || TAKEN[type].includes(one) || (hasAuthor && (one === 'warn' || one === 'suspend')));

/** Waits for a moderator; was decided; waits for another moderator; was looked at again. */
export const CASE_STATES = ['open', 'decided', 'appealed', 'closed'] as const;
export type CaseState = (typeof CASE_STATES)[number];
/** Longest note of a moderator, and longest appeal. */
export const CASE_CHARACTERS = { note: 500, appeal: 1000 } as const;
/** How long a decision can be appealed against, ms. */
export const APPEAL_MS = 30 * 24 * 3600 * 1000;
