import { expect, test } from '@jest/globals';
import { WHITEPAPER } from '../src/pages/whitepaper/text/index.ts';
import remote from '../remote.json' with { type: 'json' };
import { signsOutsideHongKong } from './hong-kong-signs.ts';

test('it finds simplified forms', () => {
  expect(signsOutsideHongKong('推荐、录影、网络')).toEqual(['荐', '录', '网', '络']);
});

test('it takes what Hong Kong writes', () => {
  expect(signsOutsideHongKong('這裏看着甚麼：登入、帳戶、錢包、網絡')).toEqual([]);
});

test('it finds none in the whitepaper', () => {
  expect(signsOutsideHongKong(JSON.stringify(WHITEPAPER['zh-HK']))).toEqual([]);
});

test('it finds none in the description of the remote', () => {
  expect(signsOutsideHongKong(JSON.stringify(remote))).toEqual([]);
});
