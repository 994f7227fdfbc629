import { Type } from 'typebox';
import { SIGN_OSES } from '../core/headers.ts';

export const getAndroidUrl = {
  summary: 'Where the Android app is to be had',
  data: Type.Object({ /** Address of the store or of the download; empty where the operator named none. */ url: Type.String() }),
};

const SigningKey = Type.String({ description: 'RSA-2048 public key: SPKI as base64, for RSA-OAEP with SHA-256' });

export const getSigningKeys = {
  summary: 'What a client needs to make its first `sign`: the key of each system, and the server’s time',
  data: Type.Object({
    now: Type.Integer({ description: 'Server time in ms since the epoch' }),
    keys: Type.Object(Object.fromEntries(SIGN_OSES.map((os) => [os, SigningKey])) as Record<(typeof SIGN_OSES)[number], typeof SigningKey>),
  }),
};
