import type { SessionData } from '@mortar/protocol/identity';
import type { OpenSession } from './tokens.ts';
import type { ShownPerson } from './begin-session.ts';

/** Version of the shape of `device`. */
const DEVICE_VERSION = 1;

/** A session as the wire has it (spec §3). */
export function sessionDataOf(
  { accessToken, expiresAt, device }: Pick<OpenSession, 'accessToken' | 'expiresAt' | 'device'>,
  person: ShownPerson,
): SessionData {
  const { uid, id, email, username, headimgurl, walletaddress } = person;
  return {
    token: accessToken,
    expiresat: expiresAt,
    uid,
    id,
    email,
    username,
    headimgurl,
    walletaddress,
    device: { version: DEVICE_VERSION, deviceid: device.deviceId, devicename: device.deviceName, os: device.os },
  };
}
