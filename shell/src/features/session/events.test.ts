import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { carry } from '@mortar/remote-kit/carried';
import { fork, scopeBind } from 'effector';
import { reloadFx } from '../../core/navigation/navigate.ts';
import { hasNews, loadSessionsFx } from './index.ts';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => void jest.useRealTimers());

test.each([{ kind: 'start' }, { kind: 'refusal', msg: 'over' }] as const)(
  'code that does not come is asked for again: %o',
  async (cause) => {
    const load = jest.fn<(cause: object) => Promise<void>>().mockRejectedValueOnce(new Error('Loading chunk sessions failed.'));
    const reload = jest.fn();
    const scope = fork({
      handlers: [
        [loadSessionsFx, load],
        [reloadFx, reload],
      ],
    });
    await scopeBind(loadSessionsFx, { scope })(cause).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load.mock.calls).toEqual([[cause], [cause]]);
    expect(reload).not.toHaveBeenCalled();
  },
);

test.each([
  ['ban', true],
  ['notice', true],
  ['reward', false],
])('whether the document before left word: %s', (name, isWord) => {
  expect(hasNews()).toBe(false);
  carry(name, 'something');
  expect(hasNews()).toBe(isWord);
});
