export const MODERATION_CODES = { captchaNeeded: 1511721, captchaFailed: 1511722 } as const;
