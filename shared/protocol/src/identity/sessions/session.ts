import { Type, type Static } from 'typebox';

/** The session as a login answers it (spec §3). An empty text stands for what the person has not set. */
export const SessionData = Type.Object({
  /** Access token for the `Authorization` header. */
  token: Type.String(),
  /** When the token dies, ms since the epoch by the server's clock. */
  expiresat: Type.Integer(),
  uid: Type.String(),
  id: Type.String(),
  email: Type.String(),
  username: Type.String(),
  headimgurl: Type.String(),
  walletaddress: Type.String(),
  /** Device values of the login, and the version of their shape. */
  device: Type.Object({ version: Type.Integer(), deviceid: Type.String(), devicename: Type.String(), os: Type.String() }),
  /** The reward of this login, where there is one: its type and whole bricks. */
  brickstype: Type.Optional(Type.Integer()),
  bricksamount: Type.Optional(Type.Integer()),
});
export type SessionData = Static<typeof SessionData>;

/** What a person shows of themselves (spec §3). */
export const UserProfile = Type.Object({
  uid: Type.String(),
  id: Type.String(),
  email: Type.String(),
  username: Type.String(),
  headimgurl: Type.String(),
  walletaddress: Type.String(),
  personalprofile: Type.String(),
  profileimageurl: Type.String(),
  bannerimageurl: Type.String(),
  instagramurl: Type.String(),
  websiteurl: Type.String(),
  twitterurl: Type.String(),
  imgsource: Type.String(),
  registertype: Type.Integer(),
  certification: Type.Boolean(),
  invitecode: Type.String(),
});
export type UserProfile = Static<typeof UserProfile>;
