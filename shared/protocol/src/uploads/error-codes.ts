export const UPLOADS_CODES = { quotaExceeded: 1512041 } as const;
