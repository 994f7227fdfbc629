/** What people report. */
export const REPORTED_TYPES = ['post', 'comment', 'video', 'news', 'group', 'account'] as const;
export type ReportedType = (typeof REPORTED_TYPES)[number];
