import { signedIn } from '@mortar/host';
import { login } from '@mortar/protocol/identity';
import { createFailure, createTask } from '@mortar/remote-kit';
import { combine, createEvent, sample } from 'effector';
import { $address, $isAddressGood, $password, emailTyped, passwordTyped, sealFx } from '#entities/credentials';

/** The form was sent. */
export const loginSubmitted = createEvent();

const loginFx = createTask(async (typed: { email: string; password: string }, { bind, call }) => call(login, await bind(sealFx)(typed)));

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
  fn: ({ email, password }) => ({ email, password }),
  target: loginFx,
});
sample({ clock: loginFx.doneData, target: signedIn });
