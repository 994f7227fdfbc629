/** Advertising that nobody asked for; it attacks somebody; it is hateful; it is not true and does harm; it is somebody else's; something else. */
export const POST_REPORT_REASONS = ['spam', 'harassment', 'hate', 'misleading', 'stolen', 'other'] as const;
export type PostReportReason = (typeof POST_REPORT_REASONS)[number];
