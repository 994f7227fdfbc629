/** Business codes. 15112xx to 15117xx are the spec's (§8); 1512xxx are ours and listed nowhere else. */
export const CODES = {
  success: 1511200,
  thirdPartyLoginRefused: 1511451,
  alreadyBound: 1511452,
  thirdPartyNeedsEmail: 1511453,
  ipRestricted: 1511461,
  tokenInvalid: 1511504,
  accountBlacklisted: 1511541,
  deviceBlacklisted: 1511542,
  ipBlacklisted: 1511543,
  thirdPartyNeedsVerification: 1511600,
  captchaNeeded: 1511721,
  captchaFailed: 1511722,

  validation: 1512001,
  malformed: 1512002,
  forbidden: 1512003,
  notFound: 1512004,
  conflict: 1512009,
  idempotencyMismatch: 1512010,
  wrongCredentials: 1512011,
  wrongCode: 1512012,
  tooLarge: 1512013,
  codeExpired: 1512014,
  codeClosed: 1512015,
  resendTooEarly: 1512016,
  mailRefused: 1512017,
  passwordTooCommon: 1512018,
  signRefused: 1512020,
  proofRefused: 1512021,
  runRefused: 1512022,
  rateLimited: 1512029,
  identityTaken: 1512030,
  lastSignInMethod: 1512031,
  walletRefused: 1512033,
  chainUnreachable: 1512034,
  signInAgain: 1512035,
  quotaExceeded: 1512041,
  internal: 1512050,
  unavailable: 1512053,
} as const;

export type CodeName = keyof typeof CODES;
export type Code = (typeof CODES)[CodeName];

export const SUCCESS = CODES.success;
