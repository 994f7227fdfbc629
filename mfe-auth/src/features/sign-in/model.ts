import { messageOf } from '@mortar/client';
import { signedIn, toastShown } from '@mortar/host';
import { login } from '@mortar/protocol/identity';
import { createFailure, createTask } from '@mortar/remote-kit';
import { combine, createEvent, sample } from 'effector';
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

const loginFx = createTask(async ({ email, password }: { email: string; password: string; sayings: Sayings }, { bind, call }) =>
  call(login, await bind(sealFx)({ email, password })),
);

/** Whether the login is under way. */
export const $isLoggingIn = loginFx.pending;
/** Whether there is all that a login needs. */
export const $canLogIn = combine($isAddressGood, $password, (isAddressGood, password) => isAddressGood && password !== '');

/** Why the last try was refused; goes with the next letter. */
export const $loginFailure = createFailure([loginFx], [emailTyped, passwordTyped, signedIn]);

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
