import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { forgetPersonalUserInfo, keepPersonalUserInfo, personalUserInfo } from './index.ts';

const peer = { peerId: 'p1', isgroup: false, name: '陳大文', imageUrl: '', description: '' };

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

test('it keeps whom a chat is launched with under the key of the specification, until it is forgotten', () => {
  expect(keepPersonalUserInfo(peer)).toBe(true);
  expect(JSON.parse(localStorage.getItem('personal-userinfo')!)).toEqual(peer);
  expect(personalUserInfo()).toEqual(peer);
  forgetPersonalUserInfo();
  expect(personalUserInfo()).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"peerId":7}', '{"peerId":"","isgroup":false,"name":"","imageUrl":"","description":""}'])(
  'it reads nobody from %p',
  (text) => {
    localStorage.setItem('personal-userinfo', text);
    expect(personalUserInfo()).toBeNull();
  },
);

test('it says where the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepPersonalUserInfo(peer)).toBe(false);
});
