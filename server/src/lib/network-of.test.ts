import { describe, expect, test } from '@jest/globals';
import { networkOf, widerNetworkOf } from './network-of.ts';

describe('networkOf', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['::3:4:5:6:7:8', '0:0:3:4::/64'],
    ['1:2:3::5:6:7:8', '1:2:3:0::/64'],
    ['2001:DB8:00AB:0C00::', '2001:db8:ab:c00::/64'],
    ['2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db8:ffff:ffff::/64'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '0:0:0:0::/64'],
    ['0:0:0:0:0:ffff:203.0.113.7', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['64:ff9b:1:2:3:4:203.0.113.7', '64:ff9b:1:2::/64'],
    ['203.0.113.7%eth0', '203.0.113.7'],
    ['1', 'unknown'],
    ['0x7f.1', 'unknown'],
    ['203.0.113', 'unknown'],
    ['2001:db8::1::2', 'unknown'],
    ['2001:db8::1/64', 'unknown'],
    ['', 'unknown'],
    ['localhost', 'unknown'],
  ])('it takes %j as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('widerNetworkOf', () => {
  test.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3::9', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['', 'unknown'],
  ])('it takes the network of %j as part of %s', (ip, network) => {
    expect(widerNetworkOf(networkOf(ip))).toBe(network);
  });
});
