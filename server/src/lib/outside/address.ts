import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Names that lead into a machine or a network of one's own. */
const OWN_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|onion)$/;

/** Whether an address belongs to the public Internet: no machine of ours, no private network, none inside another kind of address. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** An address on the public Internet that may be asked; undefined for any other. */
export function publicUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.port !== '' || url.username !== '' || url.password !== '')
    return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (ipaddr.isValid(host)) return isPublicAddress(host) ? url : undefined;
  return host.includes('.') && !OWN_NAMES.test(host) ? url : undefined;
}

/**
 * Looks a name up and gives its addresses only where all of them are public. The connection goes to what was looked at: a second
 * look, which could be answered otherwise, there is none.
 */
export const publicLookup =
  (ask: typeof resolve = resolve): LookupFunction =>
  (hostname, options, callback) =>
    ask(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const isFine = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
      if (!isFine) return callback(Object.assign(new Error('the name leads to no public address'), { code: 'ENOTPUBLIC' }), '');
      if (options.all) return callback(null, addresses);
      callback(null, addresses[0]!.address, addresses[0]!.family);
    });
