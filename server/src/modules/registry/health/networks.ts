import { networkOf } from '../../../lib/network-of.ts';

const GROUPS_OF_48 = 3;
const BYTES_OF_24 = 3;

/**
 * What counts as one party's network when versions are judged: the /24 of an IPv4 address, the /48 of an IPv6 one. One
 * line of a home or an office often has a whole /56 or /48, and one customer of a host a handful of neighbours.
 */
export function partyOf(ip: string): string {
  const network = networkOf(ip);
  if (network.includes(':')) return `${network.split(':').slice(0, GROUPS_OF_48).join(':')}::/48`;
  return network.includes('.') ? `${network.split('.').slice(0, BYTES_OF_24).join('.')}.0/24` : network;
}
