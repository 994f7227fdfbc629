import { describe, expect, test } from '@jest/globals';
import { trustedProxies } from './client-ip.ts';

describe('trustedProxies', () => {
  const isTrusted = trustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);
  test.each([
    ['10.1.2.3', true],
    ['::ffff:10.1.2.3', true],
    ['192.0.2.7', true],
    ['192.0.2.8', false],
    ['2001:db8:1::1', true],
    ['2001:db9::1', false],
    ['unknown', false],
    ['', false],
  ])('it says of %s: %s', (address, expected) => {
    expect(isTrusted(address)).toBe(expected);
  });

  test('it trusts nobody by default', () => {
    expect(trustedProxies([])('127.0.0.1')).toBe(false);
  });
});
