import { beforeEach, expect, test } from '@jest/globals';
import { confirmFx, dialogOpened } from '@mortar/host';
import { allSettled, fork, scopeBind, type Scope } from 'effector';
import { $dialogs, confirmHandler, dialogClosed, dialogGone } from './model.ts';

let scope: Scope;
beforeEach(() => {
  scope = fork({ handlers: [[confirmFx, confirmHandler]] });
});

test('it stacks dialogs and keeps each until its transition has ended', async () => {
  await allSettled(dialogOpened, { scope, params: { name: 'shell.a', props: {} } });
  await allSettled(dialogOpened, { scope, params: { name: 'shell.b', props: {} } });
  const [first, second] = scope.getState($dialogs);
  expect(first?.id).not.toBe(second?.id);
  await allSettled(dialogClosed, { scope, params: second!.id });
  expect(scope.getState($dialogs).map(({ open }) => open)).toEqual([true, false]);
  await allSettled(dialogGone, { scope, params: second!.id });
  expect(scope.getState($dialogs)).toHaveLength(1);
});

test.each([1, 2] as const)('it answers a question with %s', async (choice) => {
  const asked = scopeBind(confirmFx, { scope })({ title: 'Sure?' });
  const [dialog] = scope.getState($dialogs);
  if (dialog?.kind !== 'question') throw new Error('nothing was asked');
  dialog.question.answer(choice);
  expect(await asked).toBe(choice);
});
