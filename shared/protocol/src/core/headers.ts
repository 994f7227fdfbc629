/** Request headers of spec §7, by their names on the wire. */
export const HEADERS = {
  sign: 'sign',
  authorization: 'authorization',
  deviceId: 'deviceid',
  deviceName: 'devicename',
  deviceVersion: 'deviceversion',
  os: 'os',
  timezone: 'timezone',
  embedded: 'embedded',
  lang: 'lang',
  language: 'language',
  recaptcha: 'recaptcha',
} as const;

/** Request header of endpoints that are `idempotent`: equal keys, one effect. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

/** Operating systems that have a signing key of their own. */
export const SIGN_OSES = ['web', 'android', 'ios', 'h5'] as const;
export type SignOs = (typeof SIGN_OSES)[number];

/** How long a client may send one value of `sign`, and how far from server time it may be, in milliseconds. */
export const SIGN_REUSE_MS = 60_000;
export const SIGN_WINDOW_MS = 120_000;

/** The text that `sign` encrypts. */
export function signText(os: SignOs, timestamp: number, version: string): string {
  return `${os}|${timestamp}|${version}`;
}
