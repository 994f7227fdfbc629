import { describe, expect, test } from '@jest/globals';
import { frameOf, ownerOf } from './attribution.ts';

const chromium = `TypeError: nothing there
    at n (https://example.org/shell/1.0.0-aaaaaaaa/provided.js:3:99)
    at Board.render (https://example.org/r/gamehub/2.1.0-bbbbbbbb/page-games.js?retry=2:1:2345)
    at https://example.org/r/auth/1.0.0-cccccccc/remote.js:1:1
    at j (https://example.org/shell/1.0.0-aaaaaaaa/shell.js:7:8)`;

const firefox = `render@https://example.org/r/gamehub/2.1.0-bbbbbbbb/page-games.js:1:2345
@https://example.org/shell/1.0.0-aaaaaaaa/shell.js:7:8`;

describe('the owner of a stack', () => {
  test('it is the version whose frame stands uppermost, above which the host may stand', () => {
    expect(ownerOf(chromium)).toEqual({ remote: 'gamehub', version: '2.1.0-bbbbbbbb', frame: 'Board.render page-games.js:1:2345' });
  });

  test('it is read of Firefox and Safari too', () => {
    expect(ownerOf(firefox)).toEqual({ remote: 'gamehub', version: '2.1.0-bbbbbbbb', frame: 'render page-games.js:1:2345' });
  });

  test('it is the host when no remote took part', () => {
    expect(ownerOf('x@https://example.org/shell/1.0.0-aaaaaaaa/shell.js:7:8')).toMatchObject({
      remote: 'shell',
      version: '1.0.0-aaaaaaaa',
    });
  });

  test.each([undefined, '', 'Error: x', 'at chrome-extension://abcdef/r.js:1:1', 'at https://example.org/r/gamehub/page.js:1:1'])(
    'it is nobody in %j',
    (stack) => expect(ownerOf(stack)).toBeUndefined(),
  );

  test('it finds the frame of a version that is known to have crashed', () => {
    expect(frameOf(chromium, { remote: 'auth', version: '1.0.0-cccccccc' })).toBe('remote.js:1:1');
    expect(frameOf(chromium, { remote: 'auth', version: '9.0.0-cccccccc' })).toBe('');
  });
});
