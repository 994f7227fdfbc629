import { createRequest, messageOf, type RequestFailure } from '@mortar/client';
import { signedIn, toastShown } from '@mortar/host';
import { login as loginEndpoint, type SessionData } from '@mortar/protocol/identity';
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $address, $isAddressGood, $password, emailTyped, passwordTyped, sealFx } from '#entities/credentials';

/** How the page says things that the server only has a part of. */
interface Sayings {
  /** The text around a server's message (spec §8). */
  failed: (msg: string) => string;
  /** Stands for a message where the server gave none. */
  unknown: string;
}

/** The form was sent. */
export const loginSubmitted = createEvent<Sayings>();

const requestFx = createRequest(loginEndpoint);
const loginFx = createEffect<{ email: string; password: string; sayings: Sayings }, SessionData, RequestFailure>(
  async ({ email, password }) => {
    const login = scopeBind(requestFx, { safe: true });
    return login(await sealFx({ email, password }));
  },
);

/** Whether the login is under way. */
export const $isLoggingIn = loginFx.pending;
/** Whether there is all that a login needs. */
export const $canLogIn = combine($isAddressGood, $password, (isAddressGood, password) => isAddressGood && password !== '');

/** Why the last try was refused; goes with the next letter. */
export const $loginFailure = createStore<RequestFailure | null>(null)
  .on(loginFx.failData, (_, failure) => failure)
  .reset(loginFx, emailTyped, passwordTyped, signedIn);

sample({
  clock: loginSubmitted,
  source: { email: $address, password: $password, isReady: $canLogIn, isBusy: $isLoggingIn },
  filter: ({ isReady, isBusy }) => isReady && !isBusy,
  fn: ({ email, password }, sayings) => ({ email, password, sayings }),
  target: loginFx,
});
sample({ clock: loginFx.doneData, target: signedIn });
sample({
  clock: loginFx.fail,
  fn: ({ error, params: { sayings } }) => ({
    type: 'error' as const,
    text: sayings.failed(messageOf(error) ?? sayings.unknown),
  }),
  target: toastShown,
});
