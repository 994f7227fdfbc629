import { describe, expect, test } from '@jest/globals';
import { safePath } from './safe-path.ts';

const ORIGIN = 'https://our.site';
const SLASH = String.fromCharCode(92);

describe('safePath', () => {
  test.each([
    ['a path', '/im', '/im'],
    ['a path with query and fragment', '/im?peer=7&tab=a%20b#last', '/im?peer=7&tab=a%20b#last'],
    ['a path in a query', '/auth?redirectUri=/im', '/auth?redirectUri=/im'],
    ['a stray percent sign', '/search?q=100%', '/search?q=100%'],
    ['words of another script', '/news/新聞', '/news/%E6%96%B0%E8%81%9E'],
    ['a path that begins like sign-in', '/loginhelp', '/loginhelp'],
  ])('it keeps %s', (_what, value, kept) => {
    expect(safePath(value, ORIGIN)).toBe(kept);
  });

  test.each<[what: string, value: unknown]>([
    ['two slashes', '//evil'],
    ['slash and backslash', `/${SLASH}evil`],
    ['backslash and slash', `${SLASH}/evil`],
    ['an encoded slash', '/%2fevil'],
    ['an encoded slash in capitals', '/%2Fevil'],
    ['an encoded backslash', '/%5cevil'],
    ['an encoded tab', '/%09/evil'],
    ['a tab', '/\t/evil'],
    ['a line break within', '/\n/evil'],
    ['a scheme without slashes', 'https:evil'],
    ['our name as a user', 'http://our.site@evil'],
    ['our name as a part of another', 'http://our.site.evil'],
    ['our name in a fragment', 'https://evil#@our.site'],
    ['our own origin, spelt out', 'https://our.site/im'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a slash of its own', '/javascript:/%5c/evil'],
    ['a data address', 'data:text/html,x'],
    ['a climb to two slashes', '/..//evil'],
    ['an encoded climb to two slashes', '/%2e%2e//evil'],
    ['a space first', ' //evil'],
    ['a header', '%0d%0aLocation: https://evil'],
    ['a header behind a slash', '/%0d%0aLocation:%20https://evil'],
    ['full-width slashes', '／／evil'],
    ['a full-width slash behind a slash', '/／evil'],
    ['a full-width backslash', '/＼evil'],
    ['a doubly encoded slash', '/%252fevil'],
    ['a triply encoded backslash', '/%25255cevil'],
    ['10 kB', `/${'a'.repeat(10_240)}`],
    ['the login page', '/login'],
    ['the login page with a query', '/login?path=/login'],
    ['the register view', '/reg'],
    ['the register view in other letters', '/REG/'],
    ['the word login', 'login'],
    ['the word reg', 'reg'],
    ['nothing', ''],
    ['null', null],
    ['undefined', undefined],
    ['a number', 7],
    ['a list', ['/im']],
    ['an object', { toString: () => '/im' }],
  ])('it gives home for %s', (_what, value) => {
    expect(safePath(value, ORIGIN)).toBe('/');
  });

  test.each(['path=//evil&path=/im', 'path[]=/im', 'path[0]=//evil'])('it lands on our own site for the query %s', (query) => {
    const path = safePath(new URLSearchParams(query).get('path'), ORIGIN);
    expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
    expect(path).toBe('/');
  });
});
