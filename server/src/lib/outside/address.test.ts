import { describe, expect, test } from '@jest/globals';
import { isPublicAddress, publicLookup, publicUrl } from './address.ts';

describe('which addresses are asked', () => {
  test.each([
    'http://127.0.0.1/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://127.1/',
    'http://10.1.2.3/',
    'http://192.168.1.1/',
    'http://172.16.0.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://localhost/',
    'http://metadata.google.internal/',
    'http://printer.local/',
    'http://intranet/',
    'http://user@example.com/',
    'http://user:secret@example.com/',
    'http://example.com:8080/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'nothing',
  ])('%s is not', (url) => {
    expect(publicUrl(url)).toBeUndefined();
  });

  test.each([
    'https://example.com/a?b#c',
    'http://93.184.215.14/',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
    'https://例子.com/',
  ])('%s is', (url) => {
    expect(publicUrl(url)?.href).toBeDefined();
  });

  test('a name counts as what it leads to, in all of its addresses, and is looked up once', async () => {
    const asked: string[] = [];
    const answers: Record<string, string[]> = { 'a.test': ['93.184.215.14'], 'b.test': ['93.184.215.14', '127.0.0.1'], 'c.test': [] };
    const lookup = publicLookup(((name: string, _options: object, done: (error: null, addresses: object[]) => void) => {
      asked.push(name);
      done(
        null,
        answers[name]!.map((address) => ({ address, family: 4 })),
      );
    }) as never);
    const look = (name: string) =>
      new Promise((resolve) => {
        lookup(name, {}, (error, address) => resolve(error?.code ?? address));
      });
    expect([await look('a.test'), await look('b.test'), await look('c.test')]).toEqual(['93.184.215.14', 'ENOTPUBLIC', 'ENOTPUBLIC']);
    expect(asked).toEqual(['a.test', 'b.test', 'c.test']);
    expect(isPublicAddress('not an address')).toBe(false);
  });
});
