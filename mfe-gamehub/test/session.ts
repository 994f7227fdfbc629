import type { SessionData } from '@mortar/protocol/identity';

/** Somebody who is signed in. */
export const SESSION: SessionData = {
  token: 'token',
  expiresat: 1_900_000_000_000,
  uid: 'u1',
  id: '1',
  email: 'kira@mail.hk',
  username: 'kira',
  headimgurl: '',
  walletaddress: '',
  device: { version: 1, deviceid: 'd', devicename: 'Chrome', os: 'web' },
};
