import { Type } from 'typebox';
import { LOCALES } from '../locale.ts';
import { CampaignId, Code, Email, Empty, PasswordHash, RegisterType, SessionKey } from './fields.ts';
import { SessionData, UserProfile } from './session.ts';

/** That it is really the person: the password, or a code of the purpose `verify` that was sent to the account's address. */
const Confirmation = { password: Type.Optional(PasswordHash), verifycode: Type.Optional(Code) };
const PageOf = {
  cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}([.][0-9]{1,6})?$' })),
  pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
};
const Next = Type.Union([Type.String(), Type.Null()]);
const Time = Type.String({ format: 'date-time' });
/** Generous, because characters are counted by the server as a person counts them. */
const text = (most: number) => Type.Optional(Type.String({ maxLength: most * 8 }));
/** Id of an uploaded file; an empty text takes the picture away. */
const AssetId = Type.Optional(Type.String({ pattern: '^([A-Za-z0-9_-]{22})?$' }));

/** A session of a person, as their list of devices shows it. */
export const DeviceEntry = Type.Object({
  id: Type.String(),
  devicename: Type.String(),
  os: Type.String(),
  createdat: Time,
  lastseenat: Time,
  /** The session of this very call. */
  current: Type.Boolean(),
});

/** One event of an account, without secrets. */
export const SecurityLogEntry = Type.Object({
  id: Type.String(),
  at: Time,
  /** What happened: a name such as `login` or `password.change`; the page has a text for each. */
  action: Type.String(),
  outcome: Type.Enum(['done', 'unchanged', 'refused']),
  /** Who did it: the owner, somebody who was not signed in, or an operator of the site. */
  actor: Type.Enum(['owner', 'visitor', 'operator']),
  /** Part of the network that the call came from; empty when none is known. */
  network: Type.String(),
  /** System of the device; empty when none is known. */
  os: Type.String(),
});

/** Somebody who came by this person's invite code. */
export const InviteEntry = Type.Object({
  uid: Type.String(),
  username: Type.String(),
  headimgurl: Type.String(),
  invitedat: Time,
  /** `pending` until the newcomer was active, `counted` with its reward, `review` while an operator looks, `refused` for good. */
  state: Type.Enum(['pending', 'counted', 'review', 'refused']),
});

/** An activity as one of its members sees it. */
export const ActivityCard = Type.Object({
  denet: Type.String(),
  title: Type.String(),
  joined: Type.Integer(),
  target: Type.Integer(),
  ended: Type.Boolean(),
  joinedat: Time,
});

/** A way to sign in that belongs to a person. */
export const SignInMethod = Type.Object({
  /** `email`, or the name of a wallet family or third party. */
  kind: Type.String(),
  /** The address; of a third party its own name for the person. */
  subject: Type.String(),
  boundat: Time,
});

export const settingsSchemas = {
  'account.resetPassword': {
    summary: 'Choose a new password with a code or the grant; every session of the account ends',
    body: Type.Object({
      email: Email,
      password: PasswordHash,
      /** Left out when the browser holds a grant. */
      code: Type.Optional(Code),
      sendEmailType: Type.Enum(['forgot', 'editPass'], { default: 'forgot' }),
    }),
    data: Empty,
  },
  'account.bindingEmail': {
    summary: 'Bind an e-mail address: to the signed-in account, or to a sign-in by a third party that waits for one',
    body: Type.Object({
      email: Email,
      code: Type.Optional(Code),
      /** Left out by a signed-in person. */
      registertype: Type.Optional(RegisterType),
      openid: Type.Optional(Type.String({ maxLength: 256 })),
      key: Type.Optional(SessionKey),
    }),
    data: SessionData,
  },
  'account.denetProgress': {
    summary: 'How many joined an activity, and how many it wants',
    query: Type.Object({ denet: CampaignId }),
    data: Type.Object({ joined: Type.Integer(), target: Type.Integer(), ended: Type.Boolean(), title: Type.String() }),
  },
  'account.updatePassword': {
    summary: 'Change the password by the current one, or by a code of the purpose editPass; every other session ends',
    body: Type.Object({
      /** The current one. */
      oldpassword: Type.Optional(PasswordHash),
      password: PasswordHash,
      /** In place of `oldpassword`; left out when the browser holds a grant. */
      code: Type.Optional(Code),
    }),
    data: Empty,
  },
  'account.inviteCode': {
    summary: 'The signed-in person’s own invite code, and the address that carries it',
    data: Type.Object({ invitecode: Type.String(), url: Type.String() }),
  },
  'account.inviteList': {
    summary: 'Who came by the signed-in person’s code, the latest first; the reward is for newcomers who were active',
    query: Type.Object(PageOf),
    data: Type.Object({
      items: Type.Array(InviteEntry),
      /** How many are in each state. */
      counted: Type.Integer(),
      pending: Type.Integer(),
      /** Whole bricks that one counted newcomer brings. */
      bricksamount: Type.Integer(),
      next: Next,
    }),
  },
  'account.activityCard': {
    summary: 'Activities that the signed-in person joined, the latest first',
    data: Type.Array(ActivityCard),
  },
  'account.activityInviteCode': {
    summary: 'The signed-in person’s own key for an activity, by which others join it',
    query: Type.Object({ /** The latest one that the person joined when it is left out. */ denet: Type.Optional(CampaignId) }),
    data: Type.Object({ denet: Type.String(), activity: Type.String(), url: Type.String() }),
  },
  'account.userLogin': {
    summary: 'The session of this call as its sign-in answered it; it renews nothing',
    body: Empty,
    data: SessionData,
  },
  'account.emailChange': {
    summary: 'Put another e-mail address in the place of the account’s own, with a code sent to the new one and a confirmation',
    body: Type.Object({ email: Email, /** Left out when the browser holds a grant. */ code: Type.Optional(Code), ...Confirmation }),
    data: Empty,
  },
  'account.emailUnbind': {
    summary: 'Take e-mail address and password away from an account that can be signed in to by other means',
    body: Type.Object(Confirmation),
    data: Empty,
  },
  'account.profileUpdate': {
    summary: 'Change the profile; what is left out stays',
    body: Type.Object({
      username: text(32),
      personalprofile: text(300),
      instagramurl: text(200),
      websiteurl: text(200),
      twitterurl: text(200),
      /** An upload of the purpose `avatar`. */
      picture: AssetId,
      /** An upload of the purpose `banner`. */
      banner: AssetId,
    }),
    data: UserProfile,
  },
  'account.languageUpdate': {
    summary: 'Choose the language of mails to this account',
    body: Type.Object({ lang: Type.Enum(LOCALES.map(({ code }) => code)) }),
    data: Empty,
  },
  'account.devices': {
    summary: 'Sessions of the signed-in person that are open, the one last used first',
    data: Type.Object({ items: Type.Array(DeviceEntry) }),
  },
  'account.deviceEnd': {
    summary: 'End one session of the signed-in person',
    body: Type.Object({ id: Type.String({ maxLength: 64 }) }),
    data: Empty,
  },
  'account.devicesEndOthers': {
    summary: 'End every session of the signed-in person but this one',
    body: Empty,
    data: Type.Object({ ended: Type.Integer() }),
  },
  'account.securityLog': {
    summary: 'What happened to the signed-in person’s account, the latest first',
    query: Type.Object(PageOf),
    data: Type.Object({ items: Type.Array(SecurityLogEntry), next: Next }),
  },
  'account.methods': {
    summary: 'How the signed-in person can sign in',
    data: Type.Object({ items: Type.Array(SignInMethod), haspassword: Type.Boolean() }),
  },
  'account.export': {
    summary: 'Everything that is kept of the signed-in person',
    body: Type.Object(Confirmation),
    data: Type.Record(Type.String(), Type.Unknown()),
  },
  'account.delete': {
    summary: 'Delete the account at once and for good, with a confirmation; bookings stay without a name',
    body: Type.Object(Confirmation),
    data: Empty,
  },
};
