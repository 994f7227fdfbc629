/** Business codes that belong to no area. 15112xx to 15117xx are the specification's; 1512xxx are ours and listed nowhere else. */
export const CORE_CODES = {
  success: 1511200,
  ipRestricted: 1511461,
  tokenInvalid: 1511504,
  accountBlacklisted: 1511541,
  deviceBlacklisted: 1511542,
  ipBlacklisted: 1511543,

  validation: 1512001,
  malformed: 1512002,
  forbidden: 1512003,
  notFound: 1512004,
  conflict: 1512009,
  idempotencyMismatch: 1512010,
  tooLarge: 1512013,
  signRefused: 1512020,
  proofRefused: 1512021,
  rateLimited: 1512029,
  internal: 1512050,
  unavailable: 1512053,
} as const;

export const SUCCESS = CORE_CODES.success;
