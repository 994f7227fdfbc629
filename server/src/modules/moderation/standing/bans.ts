import { BlockList, isIP } from 'node:net';
import type { BanCode } from '../../../lib/bans.ts';
import { networkOf } from '../../../lib/network-of.ts';

export type BanKind = 'account' | 'device' | 'ip' | 'iplimit';
export interface Ban {
  kind: BanKind;
  value: string;
}

const MAX_BITS = { 4: 32, 6: 128 } as const;

/**
 * A network as it is kept: `203.0.113.7`, `203.0.113.0/24`, and for a single IPv6 address its /64, since one visitor has as many.
 * Undefined when it is none.
 */
export function keptNetwork(text: string): string | undefined {
  const [address = '', bits, rest] = text.trim().toLowerCase().split('/');
  const family = isIP(address);
  if (family === 0 || rest !== undefined) return undefined;
  if (bits === undefined) return family === 4 ? address : networkOf(address);
  const isFit = /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= MAX_BITS[family as 4 | 6];
  return isFit ? `${address}/${Number(bits)}` : undefined;
}

function blockListOf(bans: readonly Ban[], kind: BanKind): BlockList {
  const list = new BlockList();
  for (const { value } of bans.filter((ban) => ban.kind === kind)) {
    const [address = '', bits] = value.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? 32), family);
  }
  return list;
}

/** What is shut out, ready to be asked on every call. */
export function indexBans(bans: readonly Ban[]) {
  const valuesOf = (kind: BanKind) => new Set(bans.filter((ban) => ban.kind === kind).map(({ value }) => value));
  const accounts = valuesOf('account');
  const deviceIds = valuesOf('device');
  const blocked = blockListOf(bans, 'ip');
  const limited = blockListOf(bans, 'iplimit');
  const hasNetworks = bans.some(({ kind }) => kind === 'ip' || kind === 'iplimit');

  function ofCall(ip: string, deviceId: string): BanCode | undefined {
    const ofDevice = deviceIds.has(deviceId) ? 'deviceBlacklisted' : undefined;
    if (!hasNetworks) return ofDevice;
    const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    // Nobody can say that an address which cannot be read is not on the list (security F9).
    if (isIP(plain) === 0) return 'ipBlacklisted';
    const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4';
    if (blocked.check(plain, family)) return 'ipBlacklisted';
    // A block ends sessions, a limit does not: it hides none.
    return ofDevice ?? (limited.check(plain, family) ? 'ipRestricted' : undefined);
  }

  return {
    /** Before anybody knows who calls. */
    ofCall,
    ofAccount: (uid: string): BanCode | undefined => (accounts.has(uid) ? 'accountBlacklisted' : undefined),
  };
}
