/** Which edition this is. A change of what the paper says makes a new one; a printed PDF carries both. */
export const EDITION = { number: 3, date: '2026-11-22' } as const;
