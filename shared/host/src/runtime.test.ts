import { expect, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import { $app, $runtime, appFound, readRuntime } from './index.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const NOWHERE = { mobile: false, ios: false, android: false, app: false, wx: false, qq: false, weibo: false, alipay: false, os: 'web' };

test.each([
  ['a Mac', MAC, {}],
  ['an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, { mobile: true, ios: true, os: 'ios' }],
  ['an Android phone', ANDROID, { mobile: true, android: true, os: 'android' }],
  ['our app on an iPhone', `${IPHONE} Mobile/15E148 MortarApp/3.2.1`, { mobile: true, ios: true, app: true, os: 'ios' }],
  ['our app on Android', `${ANDROID} Mortar/3.2.1`, { mobile: true, android: true, app: true, os: 'android' }],
  ['WeChat', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.60`, { mobile: true, ios: true, wx: true, os: 'ios' }],
  ['QQ', `${ANDROID} QQ/9.1.75`, { mobile: true, android: true, qq: true, os: 'android' }],
  ['the QQ browser, which is a browser', `${ANDROID} MQQBrowser/15.1`, { mobile: true, android: true, os: 'android' }],
  ['Weibo', `${IPHONE} Weibo (iPhone17,1__weibo__15.7.0)`, { mobile: true, ios: true, weibo: true, os: 'ios' }],
  ['Alipay', `${ANDROID} AlipayClient/10.7`, { mobile: true, android: true, alipay: true, os: 'android' }],
  ['nothing', '', {}],
])('it reads %s', (_name, userAgent, more) => {
  expect(readRuntime(userAgent)).toEqual({ ...NOWHERE, ...more });
});

test('it knows an iPad, which calls itself a Mac', () => {
  expect(readRuntime(MAC, 5)).toMatchObject({ mobile: true, ios: true, os: 'ios' });
});

test('it is the web until the shell says otherwise, and inside no app until its bridge has answered', async () => {
  const scope = fork({ values: [[$runtime, readRuntime(`${ANDROID} Mortar/3.2.1`)]] });
  expect(fork().getState($runtime)).toEqual(NOWHERE);
  expect(scope.getState($app)).toBeNull();
  await allSettled(appFound, { scope, params: { os: 'android', version: '3.2.1', locale: 'en' } });
  expect(scope.getState($app)).toEqual({ os: 'android', version: '3.2.1', locale: 'en' });
});
