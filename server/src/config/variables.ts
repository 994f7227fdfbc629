import { Type } from 'typebox';
import type { Variable } from './settings.ts';

/** A key that `loadRsaKey` takes. */
export const privateKey: Variable = {
  schema: Type.String({ pattern: '^(-----BEGIN PRIVATE KEY-----|MII[A-Za-z0-9+/]+=*$)' }),
  mustBe: 'an RSA-2048 private key in PKCS 8, as PEM or as the base64 of its DER',
};
/** Variables that belong to no module. */
export const CORE_VARIABLES: Readonly<Record<string, Variable>> = {
  PORT: { schema: Type.String({ pattern: '^[1-9][0-9]{0,4}$' }), mustBe: 'a port number from 1 to 65535' },
  HOST: { schema: Type.String({ pattern: '^[A-Za-z0-9.:-]+$' }), mustBe: 'an address or a host name to listen on, such as 127.0.0.1' },
  PUBLIC_URL: {
    schema: Type.String({ pattern: '^https?://[A-Za-z0-9.-]+(:[0-9]+)?/?$|^https?://\\[[0-9a-fA-F:]+\\](:[0-9]+)?/?$' }),
    mustBe: 'an origin such as https://example.org, without a path',
  },
  TRUST_PROXY: {
    schema: Type.String({ pattern: '^[0-9a-fA-F.:/]+(\\s*,\\s*[0-9a-fA-F.:/]+)*$' }),
    mustBe: 'a list of addresses or networks, such as 10.0.0.0/8,127.0.0.1',
  },
  MODULES: { schema: Type.String({ pattern: '^[a-z]+(\\s*,\\s*[a-z]+)*$' }), mustBe: 'a list of module names with commas between' },
  DATA_DIR: { schema: Type.String({ minLength: 1 }), mustBe: 'a path' },
  DATABASE_URL: {
    schema: Type.String({ pattern: '^postgres(ql)?://[^\\s/]+/[^\\s/?]+' }),
    mustBe: 'postgres://user:password@host:port/database',
  },
  LOG_LEVEL: {
    schema: Type.Union(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].map((level) => Type.Literal(level))),
    mustBe: 'one of fatal, error, warn, info, debug, trace, silent',
  },
  DEMO: { schema: Type.Union([Type.Literal('on'), Type.Literal('off')]), mustBe: 'on or off' },
  S3_BUCKET: {
    schema: Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$' }),
    mustBe: 'the name of a bucket: 3 to 63 small letters, digits, dots and dashes',
  },
  S3_REGION: { schema: Type.String({ pattern: '^[a-zA-Z0-9-]{1,64}$' }), mustBe: 'a region such as eu-central-1' },
  S3_ENDPOINT: {
    schema: Type.String({ pattern: '^https?://[^\\s/?#@]+/?$', maxLength: 2048 }),
    mustBe: 'an http:// or https:// address without a path',
  },
  S3_ACCESS_KEY_ID: { schema: Type.String({ pattern: '^[\\x21-\\x7e]+$', maxLength: 512 }), mustBe: 'the id of a key for the bucket' },
  S3_SECRET_ACCESS_KEY: { schema: Type.String({ pattern: '^[\\x21-\\x7e]+$', maxLength: 512 }), mustBe: 'the secret of that key' },
  SECRET_SIGN_WEB: privateKey,
  SECRET_SIGN_ANDROID: privateKey,
  SECRET_SIGN_IOS: privateKey,
  SECRET_SIGN_H5: privateKey,
  SECRET_SESSION: { schema: Type.String({ pattern: '^[A-Za-z0-9_-]{43,}$' }), mustBe: '256 random bits or more as base64url' },
  SMTP_URL: {
    schema: Type.String({ pattern: '^smtps?://[^\\s/]+', maxLength: 2048 }),
    mustBe: 'smtps://user:password@host:port, with characters such as @ in user or password percent-encoded',
  },
  MAIL_FROM: {
    schema: Type.String({ pattern: '^([^<>"@\\r\\n]+ <[^<>@\\s]+@[^<>@\\s]+>|[^<>@\\s]+@[^<>@\\s]+)$', maxLength: 320 }),
    mustBe: 'an address such as Mortar <no-reply@example.org>',
  },
};

/** Beginnings of names that are the core's own. */
export const CORE_PREFIXES = ['SECRET_', 'SMTP_', 'MAIL_', 'S3_'];

/** Names that a later version honours; set now, they would promise something that does not happen. */
const NOT_YET: { pattern: RegExp; reason: string }[] = [
  { pattern: /^AI_/, reason: 'this version has no AI bots' },
  { pattern: /^TRANSLATE_/, reason: 'this version translates nothing' },
  { pattern: /^CAPTCHA_/, reason: 'this version has its own human check and no other' },
];

/** Why a name that no variable has may not be set, or nothing when it is none of ours. */
export function refusalOf(name: string, known: readonly string[], prefixes: readonly string[]): string | undefined {
  const later = NOT_YET.find(({ pattern }) => pattern.test(name));
  if (later) return `${later.reason}; unset it`;
  if (!prefixes.some((prefix) => name.startsWith(prefix))) return undefined;
  return `no such setting; known are ${known.filter((other) => other.split('_')[0] === name.split('_')[0]).join(', ')}`;
}
