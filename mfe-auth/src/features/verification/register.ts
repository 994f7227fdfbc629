import { createRequest, type RequestFailure } from '@mortar/client';
import type { SessionData } from '@mortar/protocol';
import { createEffect, scopeBind } from 'effector';
import type { Joining } from '#entities/activity';
import { sealFx } from '#entities/credentials';

/** What makes an account. Without a code the server looks for the grant that the browser holds. */
export interface NewAccount {
  email: string;
  password: string;
  code?: string;
  /** The activity that it goes through. */
  joining: Joining | undefined;
  /** Empty without one; an activity brings its own. */
  invitation: string;
}

const requestFx = createRequest('account.register');

/** Makes an account and signs in. The client gives a retry the same idempotency key, so it makes one account only. */
export const registerFx = createEffect<NewAccount, SessionData, RequestFailure>(async ({ email, password, code, joining, invitation }) => {
  const register = scopeBind(requestFx, { safe: true });
  return register({
    ...(await sealFx({ email, password })),
    ...(joining ?? { headimgurl: '', ...(invitation && { invitecode: invitation }) }),
    ...(code && { code }),
  });
});
