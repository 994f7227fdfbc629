import { Type } from 'typebox';
import { ActivityKey, CampaignId, Code, Email, Empty, InviteCode, PasswordHash, Purpose, Secret, SessionKey } from './fields.ts';
import { SessionData, UserProfile } from './session.ts';
import { settingsSchemas } from './settings-schemas.ts';
import { thirdPartySchemas } from './third-party-schemas.ts';
import { walletSchemas } from './wallet-schemas.ts';

const Url = Type.String({ maxLength: 2048 });
const Origin = {
  /** Remote that the entry is about, `shell` for the host itself. */
  remote: Type.Optional(Type.String({ maxLength: 64 })),
  version: Type.Optional(Type.String({ maxLength: 64 })),
  url: Url,
  /** Client's view of server time, ms since the epoch. */
  at: Type.Integer({ minimum: 0 }),
};

/** What a browser reports: one entry of a batch. */
export const FrontendLogEntry = Type.Union([
  Type.Object({
    ...Origin,
    kind: Type.Literal('error'),
    message: Type.String({ maxLength: 2000 }),
    stack: Type.Optional(Type.String({ maxLength: 8000 })),
  }),
  Type.Object({
    ...Origin,
    kind: Type.Literal('load'),
    outcome: Type.Union([Type.Literal('ok'), Type.Literal('failed'), Type.Literal('lastGood'), Type.Literal('retried')]),
    durationMs: Type.Number({ minimum: 0 }),
    message: Type.Optional(Type.String({ maxLength: 2000 })),
  }),
  Type.Object({
    ...Origin,
    kind: Type.Literal('vital'),
    name: Type.Union([Type.Literal('LCP'), Type.Literal('CLS'), Type.Literal('INP'), Type.Literal('FCP'), Type.Literal('TTFB')]),
    value: Type.Number({ minimum: 0 }),
  }),
  Type.Object({ ...Origin, kind: Type.Literal('offline') }),
  Type.Object({ ...Origin, kind: Type.Literal('online'), offlineMs: Type.Optional(Type.Number({ minimum: 0 })) }),
]);

/** One brick type of a person: `available + freeze` is `amount`, in whole bricks. */
export const BricksEntry = Type.Object({
  /** 1 main coin, 2 silver. */
  brickstype: Type.Integer(),
  amount: Type.Integer(),
  freeze: Type.Integer(),
  available: Type.Integer(),
});

/** One line of a person's statement. */
export const BricksHistoryEntry = Type.Object({
  id: Type.String(),
  brickstype: Type.Integer(),
  /** Signed change of what is available, in whole bricks. */
  amount: Type.Integer(),
  /** Available after it. */
  available: Type.Integer(),
  /** Why: a name such as `registration` or `game`; the page has a text for each. */
  cause: Type.String(),
  /** What it is about, such as the id of a game's run; empty when nothing is. */
  ref: Type.String(),
  at: Type.String({ format: 'date-time' }),
});

export const accountSchemas = {
  ...settingsSchemas,
  'account.captcha': {
    summary: 'A challenge of the human check, to be solved and sent in the recaptcha header',
    data: Type.Object({ challenge: Type.Unknown() }),
  },
  'account.sendEmail': {
    summary: 'Send a code to an e-mail address; the answer tells nothing of whether an account exists',
    query: Type.Object(Purpose),
    data: Type.Object({ /** Seconds until the next code may be sent. */ resendafter: Type.Integer() }),
  },
  'account.checkCode': {
    summary: 'Use a code; the browser then holds a one-time grant for the action',
    body: Type.Object({ ...Purpose, code: Code }),
    data: Empty,
  },
  'account.checkEmail': {
    summary: 'Check the form of an e-mail address; the answer is the same whether an account exists or not',
    query: Type.Object({ email: Email }),
    data: Type.Object({
      /** The address as it is kept. */
      email: Type.String(),
      /** Its domain reads like another one in Latin letters, so the person should look twice. */
      lookalike: Type.Boolean(),
    }),
  },
  'account.emailConfirm': {
    summary: 'Use the link of a mail instead of its code; the browser then holds a one-time grant for the action',
    query: Type.Object({ ...Purpose, link: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) }),
    data: Empty,
  },
  'account.register': {
    summary: 'Make an account with a code or the grant, and sign in',
    body: Type.Object({
      email: Email,
      password: PasswordHash,
      /** Left out when the browser holds a grant. */
      code: Type.Optional(Code),
      headimgurl: Type.Optional(Type.String({ maxLength: 0 })),
      invitecode: Type.Optional(InviteCode),
      /** Id of the activity that this registration is for, in place of headimgurl and invitecode; `activity` is its key. */
      denet: Type.Optional(CampaignId),
      activity: Type.Optional(ActivityKey),
      key: Type.Optional(SessionKey),
    }),
    data: SessionData,
  },
  'account.login': {
    summary: 'Sign in with e-mail and password',
    body: Type.Object({ email: Email, password: PasswordHash, key: Type.Optional(SessionKey) }),
    data: SessionData,
  },
  'account.refresh': {
    summary: 'Renew the access token by the refresh cookie, which changes with it',
    body: Empty,
    data: SessionData,
  },
  ...thirdPartySchemas,
  'account.inviteInfo': {
    summary: 'Who invites with a code',
    query: Type.Object({ invitecode: InviteCode }),
    data: Type.Object({ valid: Type.Boolean(), username: Type.String(), headimgurl: Type.String() }),
  },
  'account.androidUrl': {
    summary: 'Where the Android app is to be had',
    data: Type.Object({ /** Address of the store or of the download; empty where the operator named none. */ url: Type.String() }),
  },
  'account.appCode': {
    summary: 'A one-time code by which the native app signs a page inside of it in; only for a session of the app',
    body: Type.Object({ /** base64url SHA-256 of a secret that the app made for this code (S256 of RFC 7636). */ challenge: Secret }),
    data: Type.Object({
      /** The code: `token` of the `param` that the app hands to its page. */
      token: Type.String(),
      /** When it is worth nothing any more, ms since the epoch by the server's clock. */
      expiresat: Type.Integer(),
    }),
  },
  'account.appExchange': {
    summary: 'Sign a page inside the native app in, by a code of the app and the secret that its bridge gave',
    body: Type.Object({
      token: Secret,
      verifier: Secret,
      /** Version of the app. */
      version: Type.String({ maxLength: 32, pattern: '^[0-9A-Za-z.+-]*$' }),
      key: Type.Optional(SessionKey),
    }),
    data: SessionData,
  },
  'account.logout': { summary: 'End this session', body: Empty, data: Empty },
  'account.userInfo': { summary: 'The signed-in person', data: UserProfile },
  ...walletSchemas,
  'account.bricks': { summary: 'Bricks of the signed-in person, both types', data: Type.Array(BricksEntry) },
  'account.bricksHistory': {
    summary: 'Statement of the signed-in person, the latest first',
    query: Type.Object({
      brickstype: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
      /** `next` of the page before. */
      cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}[.][0-9]{1,16}$' })),
      pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
    }),
    data: Type.Object({ items: Type.Array(BricksHistoryEntry), next: Type.Union([Type.String(), Type.Null()]) }),
  },
  'account.frontendLog': {
    summary: 'Record what went wrong, how fast it was and when the browser was offline',
    body: Type.Object({ entries: Type.Array(FrontendLogEntry, { minItems: 1, maxItems: 50 }) }),
    data: Type.Object({ accepted: Type.Integer() }),
  },
  'account.visitAdd': {
    summary: 'Count one visit of a page',
    body: Type.Object({
      path: Type.String({ minLength: 1, maxLength: 512, pattern: '^/' }),
      referrer: Type.Optional(Url),
    }),
    data: Type.Object({ counted: Type.Boolean() }),
  },
};
