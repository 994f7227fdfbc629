import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { plainAddress } from './network-of.ts';

/** Addresses whose answer is kept: every call of a client asks for the same two. */
const REMEMBERED = 10_000;

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/**
 * Whether an address is one of our proxies. Given to fastify as `trustProxy`, which then takes as the client the right-most hop
 * that is none (docs/design/sessions.md): what a client writes into `X-Forwarded-For` itself stands further left and is never believed.
 * @param list addresses and networks, such as `10.0.0.0/8`
 */
export function trustedProxies(list: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  function isTrusted(address: string): boolean {
    const plain = plainAddress(address);
    return isIP(plain) !== 0 && trusted.check(plain, familyOf(plain));
  }
  const answers = new LRUCache<string, boolean>({ max: REMEMBERED, memoMethod: isTrusted });
  return (address) => address !== undefined && answers.memo(address);
}

/** A socket forgets its peer when that leaves: whose call it is stays known to its end. Of who left before it began it is ''. */
export function keepClientIp(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const known: string | undefined = request.ip;
    Object.defineProperty(request, 'ip', { value: known ?? '' });
    done();
  });
}
