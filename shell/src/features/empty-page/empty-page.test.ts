import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { GRACE_MS, watchEmptyPage } from './empty-page.ts';

const reload = jest.fn<() => void>();
let place: HTMLElement;
let look: () => void;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><h1>Mortar</h1></div>';
  place = document.getElementById('root')!;
  look = watchEmptyPage(place, reload);
});
afterEach(() => {
  document.documentElement.lang = 'en';
});

const graceOver = () => new Promise((resolve) => setTimeout(resolve, GRACE_MS + 50));

test('it says what happened where the page is empty for longer than a moment, and loads it again when asked', async () => {
  place.replaceChildren();
  await screen.findByRole('heading', { name: 'This page stopped working' }, { timeout: 2 * GRACE_MS });
  screen.getByRole('button', { name: 'Reload' }).click();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it does so in the language of the page, when it is asked to look at once', () => {
  document.documentElement.lang = 'zh-HK';
  place.replaceChildren();
  look();
  expect(screen.getByRole('button', { name: '重新載入' })).toBeTruthy();
});

test('it needs nothing of what somebody broke', () => {
  Reflect.set(Node.prototype, 'appendChild', () => undefined);
  Reflect.set(Element.prototype, 'append', () => undefined);
  place.replaceChildren();
  look();
  expect(screen.getByRole('heading').textContent).toBe('This page stopped working');
});

test('it says nothing where another page came in time', async () => {
  place.replaceChildren();
  await Promise.resolve();
  place.append('Another page');
  await graceOver();
  expect(place.textContent).toBe('Another page');
});
