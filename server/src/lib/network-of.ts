import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** `::ffff:10.0.0.1` is `10.0.0.1`: a socket that takes both families names IPv4 peers so. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const groupsOf = (address: string): string[] => ipaddr.IPv6.parse(address).parts.map((part) => part.toString(16));

/** What counts as one visitor's network: an IPv4 address, the /64 of an IPv6 one (security F9). */
export function networkOf(ip: string): string {
  const plain = plainAddress(ip).replace(/%.*$/, '');
  if (isIP(plain) === 4) return plain;
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : 'unknown';
}

/** The network around one of `networkOf`: the /24 of an IPv4 address, the /48 of an IPv6 one; what is unknown stays so. */
export function widerNetworkOf(network: string): string {
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return network.includes('.') ? `${network.split('.').slice(0, 3).join('.')}.0/24` : network;
}
