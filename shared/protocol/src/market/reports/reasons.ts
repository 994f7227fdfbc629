/** It passes itself off as another; it is somebody else's work; it offends; it is a fraud; something else. */
export const REPORT_REASONS = ['fake', 'stolen', 'offensive', 'fraud', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** Characters of what somebody adds to a report. */
export const REPORT_CHARACTERS = 500;
