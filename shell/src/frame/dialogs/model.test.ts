import { beforeEach, expect, jest, test } from '@jest/globals';
import { $session, confirmFx, dialogOpened, toastShown, type DialogRequest } from '@mortar/host';
import { allSettled, createWatch, fork, scopeBind, type Scope } from 'effector';
import { pageChanged } from '../../core/head/index.ts';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { $dialogs, confirmHandler, dialogClosed, dialogGone } from '../../core/dialogs/model.ts';
import { $stack, loadStackFx } from './model.ts';

const load = jest.fn<() => Promise<never>>();
const texts = { locale: 'en' as const, shell: { 'shell.dialog.failed': 'It did not open' }, remotes: {} };
const request = (name: string) => ({ name, props: {} }) as unknown as DialogRequest;
let scope: Scope;

beforeEach(() => {
  load.mockReset().mockResolvedValue({ DialogStack: () => null } as never);
  scope = fork({
    values: [[$catalogue, texts]],
    handlers: [
      [confirmFx, confirmHandler],
      [loadStackFx, load],
    ],
  });
});

test('it stacks dialogs and keeps each until its transition has ended', async () => {
  await allSettled(dialogOpened, { scope, params: request('shell.a') });
  await allSettled(dialogOpened, { scope, params: request('one.b') });
  const [first, second] = scope.getState($dialogs);
  expect(first?.id).not.toBe(second?.id);
  await allSettled(dialogClosed, { scope, params: second!.id });
  expect(scope.getState($dialogs).map(({ open }) => open)).toEqual([true, false]);
  await allSettled(dialogGone, { scope, params: second!.id });
  expect(scope.getState($dialogs)).toEqual([first]);
});

test('it opens a dialog once however often it is pressed, and again once it is closed', async () => {
  for (const _ of [1, 2, 3]) await allSettled(dialogOpened, { scope, params: request('shell.a') });
  expect(scope.getState($dialogs)).toHaveLength(1);
  await allSettled(dialogClosed, { scope, params: scope.getState($dialogs)[0]!.id });
  await allSettled(dialogOpened, { scope, params: request('shell.a') });
  expect(scope.getState($dialogs).map(({ open }) => open)).toEqual([false, true]);
});

test('it takes the login dialog away, and nothing else, once somebody is signed in', async () => {
  for (const name of ['shell.a', 'auth.login']) await allSettled(dialogOpened, { scope, params: request(name) });
  await allSettled($session, { scope, params: { token: 'one' } as never });
  expect(scope.getState($dialogs)).toMatchObject([{ request: { name: 'shell.a' } }]);
});

test('it loads the code of dialogs once', async () => {
  await allSettled(dialogOpened, { scope, params: request('shell.a') });
  await allSettled(dialogOpened, { scope, params: request('shell.b') });
  expect(load).toHaveBeenCalledTimes(1);
  expect(scope.getState($stack)).not.toBeNull();
});

test.each([1, 2] as const)('it answers a question with %s', async (choice) => {
  const asked = scopeBind(confirmFx, { scope })({ title: 'Sure?' });
  const [dialog] = scope.getState($dialogs);
  if (dialog?.kind !== 'question') throw new Error('nothing was asked');
  dialog.question.answer(choice);
  expect(await asked).toBe(choice);
});

test('it takes a question as cancelled when its page is gone', async () => {
  const asked = scopeBind(confirmFx, { scope })({ title: 'Sure?' });
  scopeBind(dialogOpened, { scope })(request('shell.a'));
  scopeBind(pageChanged, { scope })();
  expect(await asked).toBe(2);
  expect(scope.getState($dialogs)).toEqual([]);
});

test('it says so and cancels when the code does not load, and tries again with the next dialog', async () => {
  const told = jest.fn();
  createWatch({ unit: toastShown, scope, fn: told });
  load.mockRejectedValueOnce(new Error('Loading chunk overlay failed'));
  expect(await scopeBind(confirmFx, { scope })({ title: 'Sure?' })).toBe(2);
  expect(told.mock.calls).toEqual([[{ type: 'error', text: 'It did not open' }]]);
  expect(scope.getState($dialogs)).toEqual([]);
  await allSettled(dialogOpened, { scope, params: request('shell.a') });
  expect(load).toHaveBeenCalledTimes(2);
  expect(scope.getState($dialogs)).toHaveLength(1);
});
