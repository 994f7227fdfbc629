/** Another option is right; it cannot be understood; it has aged; the languages differ; something else. */
export const QUIZ_REPORT_REASONS = ['wrongKey', 'unclear', 'outdated', 'translation', 'other'] as const;
export type QuizReportReason = (typeof QUIZ_REPORT_REASONS)[number];
/** Characters of what somebody adds. */
export const QUIZ_REPORT_CHARACTERS = 500;
