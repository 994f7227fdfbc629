import { messageOf } from '@mortar/client';
import { signedIn, toastShown } from '@mortar/host';
import { login } from '@mortar/protocol/identity';
import { createFailure, createTask } from '@mortar/remote-kit';
import { combine, createEvent, sample } from 'effector';
import { $address, $isAddressGood, $password, emailTyped, passwordTyped, sealFx } from '#entities/credentials';

/** The text around a server's message (spec §8). */
type Saying = (msg: string) => string;

/** The form was sent. */
export const loginSubmitted = createEvent<Saying>();

const loginFx = createTask(async ({ email, password }: { email: string; password: string; saying: Saying }, { bind, call }) =>
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
  fn: ({ email, password }, saying) => ({ email, password, saying }),
  target: loginFx,
});
sample({ clock: loginFx.doneData, target: signedIn });
// Where nobody answered the form says so by itself.
sample({
  clock: loginFx.fail.filterMap(({ error, params: { saying } }) => {
    const msg = messageOf(error);
    return msg === undefined ? undefined : { type: 'error' as const, text: saying(msg) };
  }),
  target: toastShown,
});
