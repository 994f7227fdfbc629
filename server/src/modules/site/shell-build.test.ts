import { expect, test } from '@jest/globals';
import { readShellBuild, withAbsoluteUrls } from './shell-build.ts';

test('it writes relative addresses out and leaves the others', () => {
  const css = 'a{src:url(font.woff2)}b{src:url("x.woff2")}c{src:url(/y)}d{src:url(data:z)}e{mask:url(#m)}';
  expect(withAbsoluteUrls(css, '/s/1/')).toBe(
    'a{src:url(/s/1/font.woff2)}b{src:url("/s/1/x.woff2")}c{src:url(/y)}d{src:url(data:z)}e{mask:url(#m)}',
  );
});

test('it says what to do when the shell is not built', async () => {
  await expect(readShellBuild('/nowhere')).rejects.toThrow('The shell is not built in /nowhere: run npm start');
});
