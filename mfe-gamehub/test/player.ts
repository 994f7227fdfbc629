import { clientConfigured } from '@mortar/client';
import { $session } from '@mortar/host';
import type { SessionData } from '@mortar/protocol/identity';
import { fork, scopeBind, type Scope } from 'effector';
import { SIGN_KEY } from '../../shared/client/test/api-server.ts';
import { SESSION } from './session.ts';

/** A scope as the shell makes one for a person, or for a visitor. @param api origin of the API */
export function startScope(api: string, uid: string | null): Scope {
  const session: SessionData | null = uid === null ? null : { ...SESSION, uid };
  const scope = fork({ values: [[$session, session]] });
  scopeBind(clientConfigured, { scope })({
    version: '1.0.0',
    signKeys: { web: SIGN_KEY, h5: SIGN_KEY },
    clockOffset: 0,
    locale: () => 'en',
    token: () => session?.token ?? null,
    person: () => uid,
    baseUrl: api,
    timeoutMs: 0,
  });
  return scope;
}
