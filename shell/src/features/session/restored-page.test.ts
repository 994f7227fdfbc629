import { afterEach, expect, jest, test } from '@jest/globals';
import { TOKEN_COOKIE } from '@mortar/protocol/identity';
import { guardRestoredPage } from './restored-page.ts';

const reload = jest.fn();
guardRestoredPage(reload);

/** Leaves the page and comes back to it, as Back does. */
function backAfter(change: () => void, persisted: boolean): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
  change();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
}

afterEach(() => {
  reload.mockClear();
  document.documentElement.hidden = false;
});

test('it hides a page at once whose session ended meanwhile, and loads it anew', () => {
  document.cookie = `${TOKEN_COOKIE}=one; path=/`;
  backAfter(() => (document.cookie = `${TOKEN_COOKIE}=; path=/; max-age=0`), true);
  expect([document.documentElement.hidden, reload.mock.calls.length]).toEqual([true, 1]);
});

test.each([
  ['of the same session', true, () => undefined],
  ['that was loaded anew', false, () => (document.cookie = `${TOKEN_COOKIE}=; path=/; max-age=0`)],
])('it leaves a page alone %s', (_what, persisted, change) => {
  document.cookie = `${TOKEN_COOKIE}=one; path=/`;
  backAfter(change, persisted);
  expect([document.documentElement.hidden, reload.mock.calls.length]).toEqual([false, 0]);
});
