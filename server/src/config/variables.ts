import { Type, type TSchema } from 'typebox';
import { RPC_CHAINS } from './chains.ts';

interface Variable {
  schema: TSchema;
  /** What a value must be; follows 'must be' in the message. */
  mustBe: string;
}

const webLink: Variable = { schema: Type.String({ pattern: '^https://[^\\s/]+', maxLength: 2048 }), mustBe: 'an https:// address' };
/** Schemes of the web and of other programs: an address under one of them never opens our app, and some run code. */
const NOT_AN_APP = 'https?|wss?|ftp|file|data|blob|about|javascript|vbscript|view-source|mailto|tel|sms|intent';
/** An address of a third party; plain http only where it is a program of this machine. */
const partyLink: Variable = {
  schema: Type.String({
    pattern: '^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]+)?)(/[^\\s?#]*)?$',
    maxLength: 2048,
  }),
  mustBe: 'an https:// address, or one of this machine',
};
const credential: Variable = { schema: Type.String({ pattern: '^[\\x21-\\x7e]+$', maxLength: 512 }), mustBe: 'what the third party gave' };
/** Asked by the server alone, so one in a network of the operator's own may do without https. */
const chainServer: Variable = {
  schema: Type.String({ pattern: '^https?://[^\\s/]+', maxLength: 2048 }),
  mustBe: 'an http:// or https:// address',
};
const privateKey: Variable = {
  schema: Type.String({ pattern: '^(-----BEGIN PRIVATE KEY-----|MII[A-Za-z0-9+/]+=*$)' }),
  mustBe: 'an RSA-2048 private key in PKCS 8, as PEM or as the base64 of its DER',
};
const registryKey: Variable = {
  schema: Type.String({ pattern: '^(-----BEGIN PRIVATE KEY-----|MC4CAQAw[A-Za-z0-9+/]+=*$)' }),
  mustBe: 'an Ed25519 private key in PKCS 8, as PEM or as the base64 of its DER',
};

/** Every environment variable that this version honours, with the shape of its value. */
export const VARIABLES: Record<string, Variable> = {
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
  REGISTRATION_BRICKS: { schema: Type.String({ pattern: '^[0-9]{1,6}$' }), mustBe: 'a whole number of bricks from 0 to 999999' },
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
  SERVICE_WORKER: { schema: Type.Union([Type.Literal('on'), Type.Literal('off')]), mustBe: 'on or off' },
  SECRET_SIGN_WEB: privateKey,
  SECRET_SIGN_ANDROID: privateKey,
  SECRET_SIGN_IOS: privateKey,
  SECRET_SIGN_H5: privateKey,
  SECRET_SESSION: { schema: Type.String({ pattern: '^[A-Za-z0-9_-]{43,}$' }), mustBe: '256 random bits or more as base64url' },
  SECRET_REGISTRY: registryKey,
  SMTP_URL: {
    schema: Type.String({ pattern: '^smtps?://[^\\s/]+', maxLength: 2048 }),
    mustBe: 'smtps://user:password@host:port, with characters such as @ in user or password percent-encoded',
  },
  MAIL_FROM: {
    schema: Type.String({ pattern: '^([^<>"@\\r\\n]+ <[^<>@\\s]+@[^<>@\\s]+>|[^<>@\\s]+@[^<>@\\s]+)$', maxLength: 320 }),
    mustBe: 'an address such as Mortar <no-reply@example.org>',
  },
  OAUTH_GOOGLE_CLIENT_ID: credential,
  OAUTH_GOOGLE_CLIENT_SECRET: credential,
  OAUTH_GOOGLE_ISSUER: partyLink,
  OAUTH_DISCORD_CLIENT_ID: credential,
  OAUTH_DISCORD_CLIENT_SECRET: credential,
  OAUTH_DISCORD_AUTHORIZE_URL: partyLink,
  OAUTH_DISCORD_TOKEN_URL: partyLink,
  OAUTH_DISCORD_USER_URL: partyLink,
  OAUTH_X_CLIENT_ID: credential,
  OAUTH_X_CLIENT_SECRET: credential,
  OAUTH_X_AUTHORIZE_URL: partyLink,
  OAUTH_X_TOKEN_URL: partyLink,
  OAUTH_X_USER_URL: partyLink,
  ...Object.fromEntries(RPC_CHAINS.map((id) => [`CHAIN_RPC_${id}`, chainServer])),
  BTC_ESPLORA_URL: chainServer,
  BTC_ORD_URL: chainServer,
  SOLANA_RPC_URL: chainServer,
  WALLETCONNECT_PROJECT_ID: { schema: Type.String({ pattern: '^[A-Za-z0-9]{8,64}$' }), mustBe: 'the id of a project at the relay' },
  WALLETCONNECT_RELAY_URL: {
    schema: Type.String({ pattern: '^wss?://[A-Za-z0-9.-]+(:[0-9]+)?/?$', maxLength: 512 }),
    mustBe: 'a wss:// address without a path',
  },
  LINK_BUY: webLink,
  LINK_COMMUNITY: webLink,
  LINK_IOS: webLink,
  LINK_ANDROID: webLink,
  LINK_APP: {
    schema: Type.String({ pattern: `^(?!(?:${NOT_AN_APP}):)[a-z][a-z0-9.-]{1,30}://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*$`, maxLength: 128 }),
    mustBe: 'the native app’s own scheme with a name behind it, such as mortar://app',
  },
};

/** `LINK_SOCIAL_<NAME>`: as many as there are networks. */
export const SOCIAL_LINK = { pattern: /^LINK_SOCIAL_([A-Z0-9]+(?:_[A-Z0-9]+)*)$/, ...webLink };

/** Prefixes that belong to this product: an unknown name under one of them is a mistake, never ignored. */
const OURS = ['SECRET_', 'LINK_', 'SMTP_', 'MAIL_', 'OAUTH_', 'CHAIN_', 'BTC_', 'SOLANA_', 'WALLETCONNECT_', 'S3_'];

/** Names that a later version honours; set now, they would promise something that does not happen. */
const NOT_YET: { pattern: RegExp; reason: string }[] = [
  { pattern: /^REDIS_URL$/, reason: 'this version runs as one process and needs no Redis' },
  { pattern: /^AI_/, reason: 'this version has no AI bots' },
  { pattern: /^TRANSLATE_/, reason: 'this version translates nothing' },
  { pattern: /^CAPTCHA_/, reason: 'this version has its own human check and no other' },
];

/** Why a name may not be set, or nothing when it is none of ours or one that is honoured. */
export function refusalOf(name: string): string | undefined {
  if (name in VARIABLES || SOCIAL_LINK.pattern.test(name)) return undefined;
  const later = NOT_YET.find(({ pattern }) => pattern.test(name));
  if (later) return `${later.reason}; unset it`;
  if (!OURS.some((prefix) => name.startsWith(prefix))) return undefined;
  const known = Object.keys(VARIABLES).filter((other) => other.split('_')[0] === name.split('_')[0]);
  return `no such setting; known are ${known.join(', ')}${name.startsWith('LINK_') ? ', LINK_SOCIAL_<NAME>' : ''}`;
}
