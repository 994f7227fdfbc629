import { expect, jest, test } from '@jest/globals';
import { $locale, localeChosen, toastShown, type Messages } from '@mortar/host';
import { allSettled, createWatch, fork } from 'effector';
import { $catalogue, catalogueExtended, type MessageSource } from './catalogue.ts';
import { say } from './say.ts';

/** As a build leaves them: every text is what the parser made of it. */
const COMPILED = { 'shell.language.failed': [{ type: 0, value: 'The language could not be loaded.' }] } as unknown as Messages;
const start = { locale: 'en' as const, shell: COMPILED, remotes: {} };

test('it says a text of a built catalogue as well as a plain one', () => {
  expect(say(start, 'shell.language.failed')).toBe('The language could not be loaded.');
  expect(say({ ...start, shell: { 'shell.close': 'Close' } }, 'shell.close')).toBe('Close');
});

async function chooseChinese(load: MessageSource['load']) {
  const scope = fork({ values: [[$catalogue, start]] });
  const told = jest.fn();
  createWatch({ unit: toastShown, scope, fn: told });
  await allSettled(catalogueExtended, { scope, params: { source: { remote: 'one', load }, messages: { 'one.title': 'One' } } });
  await allSettled(localeChosen, { scope, params: 'zh-HK' });
  return { catalogue: scope.getState($catalogue), locale: scope.getState($locale), told };
}

test('it changes the texts of the shell and of every remote in use at once', async () => {
  const { catalogue, told } = await chooseChinese(async (locale) => ({ 'one.title': `一（${locale}）` }));
  expect(catalogue.locale).toBe('zh-HK');
  expect(catalogue.shell['shell.close']).toBe('關閉');
  expect(catalogue.remotes).toEqual({ one: { 'one.title': '一（zh-HK）' } });
  expect(told).not.toHaveBeenCalled();
});

test('it keeps the language and says so when a part of the new one does not load', async () => {
  const { catalogue, locale, told } = await chooseChinese(() => Promise.reject(new Error('Loading chunk failed')));
  expect(catalogue).toMatchObject({ locale: 'en', remotes: { one: { 'one.title': 'One' } } });
  expect(locale).toBe('en');
  expect(told.mock.calls).toEqual([[{ type: 'error', text: 'The language could not be loaded.' }]]);
});
