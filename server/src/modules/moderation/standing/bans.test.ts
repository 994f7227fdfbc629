import { describe, expect, test } from '@jest/globals';
import { indexBans, keptNetwork } from './bans.ts';

describe('keptNetwork', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.0/24 ', '203.0.113.0/24'],
    ['2001:DB8::/48', '2001:db8::/48'],
    ['2001:db8:1:2:3::9', '2001:db8:1:2::/64'],
    ['203.0.113.0/33', undefined],
    ['203.0.113.0/0', undefined],
    ['203.0.113.0/24/1', undefined],
    ['example.org', undefined],
    ['', undefined],
  ])('it keeps %j as %j', (text, kept) => {
    expect(keptNetwork(text)).toBe(kept);
  });
});

describe('indexBans', () => {
  const bans = indexBans([
    { kind: 'ip', value: '203.0.113.0/24' },
    { kind: 'ip', value: '2001:db8:1:2::/64' },
    { kind: 'iplimit', value: '198.51.100.7' },
    { kind: 'device', value: 'd1' },
  ]);

  test.each([
    ['203.0.113.9', 'ipBlacklisted'],
    ['::ffff:203.0.113.9', 'ipBlacklisted'],
    ['203.0.114.9', undefined],
    ['2001:db8:1:2:ffff::1', 'ipBlacklisted'],
    ['2001:db8:1:3::1', undefined],
    ['198.51.100.7', 'ipRestricted'],
    ['198.51.100.8', undefined],
    ['what', 'ipBlacklisted'],
  ])('it answers for %s with %s', (ip, code) => {
    expect(bans.ofCall(ip, 'other')).toBe(code);
  });

  test('it lets everybody in when nothing is shut out', () => {
    expect(indexBans([]).ofCall('203.0.113.9', 'd1')).toBeUndefined();
  });

  test('it knows a device by its id alone', () => {
    expect([bans.ofCall('192.0.2.1', 'd1'), bans.ofCall('192.0.2.1', 'd2')]).toEqual(['deviceBlacklisted', undefined]);
    expect(indexBans([{ kind: 'device', value: 'd1' }]).ofCall('192.0.2.1', 'd1')).toBe('deviceBlacklisted');
  });

  test('it knows a blocked device on a network that is led to /iplimit', () => {
    expect(bans.ofCall('198.51.100.7', 'd1')).toBe('deviceBlacklisted');
  });
});
