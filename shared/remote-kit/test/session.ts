import { $locale, $session } from '@mortar/host';
import type { Locale } from '@mortar/protocol';
import type { SessionData } from '@mortar/protocol/identity';
import { fork, type Scope } from 'effector';
import { connected } from './site.tsx';

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

interface Start {
  /** Origin of the API. */
  api: string;
  session?: SessionData | null;
  locale?: Locale;
}

/** A scope as the shell makes one: session, language, client. */
export function startScope({ api, session = null, locale = 'en' }: Start): Scope {
  return connected(
    api,
    fork({
      values: [
        [$session, session],
        [$locale, locale],
      ],
    }),
  );
}
