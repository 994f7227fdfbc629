import { expect, test } from '@jest/globals';
import { faultsOf, literalsOf } from './words.mjs';

test.each([
  'You signed in on a new device',
  'Your email address',
  'Game center',
  'Bind a wallet',
  'You cannot undo this',
  'This does not work',
  'The server replays every run',
  '請到這裡登入',
  '發佈新版本',
  '所有記錄',
  '即時通訊',
  '一件模組',
  '返回首頁',
  '無需錢包',
  '查看你的郵件',
  '綁定錢包',
  '砌出你的 web3',
  '檢視詳情',
])('it finds the word that is not ours in: %s', (text) => {
  expect(faultsOf(text)).toHaveLength(1);
});

test.each([
  'You’re logged in. Check your e-mail.',
  'Game centre',
  'Sign up, sign a message, sign here',
  'Write to {email}, or open https://example.com/center?sign=in',
  '帳簿會記錄每一次變動，所有紀錄都在這裏。',
  '不用戶口亦可',
  '砌出你的 Web3。',
])('it finds nothing in: %s', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

test('a document may speak formally, in the same terms', () => {
  expect(faultsOf('The server does not keep it.', { isFormal: true })).toEqual([]);
  expect(faultsOf('It takes no email.', { isFormal: true })).toHaveLength(1);
});

test('texts of a program are its literals, without names and addresses', () => {
  const code =
    "import x from './sign-in.ts';\nconst key = 'email'; // sign in\nconst text = { en: 'Log in now', 'zh-HK': '登入' };\nconst more = `Hello ${key} and good bye`;";
  expect(literalsOf(code)).toEqual(['Log in now', '登入', ' and good bye']);
});
