import { LRUCache } from 'lru-cache';
import type { createPins } from '../../../objects/index.ts';
import type { FetchFile } from '../../../lib/outside/index.ts';
import { placeOf } from './address.ts';
import { Unread } from './fault.ts';

/** A server of the operator's that hands out what a network keeps; it need not be public. */
export interface Gateway {
  /** Its address, without a slash at the end. */
  address: string;
  ask: FetchFile;
}

export interface ContentsDeps {
  /** What of IPFS this site keeps itself. */
  pins: Pick<ReturnType<typeof createPins>, 'find'>;
  /** Asks the public Internet. */
  fetchFile: FetchFile;
  /** The operator's own gateways, by network; what lies in one without is not to be had. */
  gateways: { ipfs?: Gateway | undefined; arweave?: Gateway | undefined };
}

/** A host that did not answer is left alone for so long, ms: those who wait for it would hold up the others. */
const AWAY_MS = 60 * 1000;
const MOST_AWAY = 1000;

/** Gets what an address names, from wherever it lies. */
export function createContents({ pins, fetchFile, gateways }: ContentsDeps) {
  const away = new LRUCache<string, true>({ max: MOST_AWAY, ttl: AWAY_MS });

  async function fetched(fetch: FetchFile, url: string, most: number): Promise<Buffer> {
    const host = URL.canParse(url) ? new URL(url).host : url;
    if (away.has(host)) throw new Unread('unreachable');
    const answer = await fetch(url, most);
    if ('bytes' in answer) return answer.bytes;
    if (answer.fault === 'unreachable') away.set(host, true);
    throw new Unread(answer.fault);
  }

  /** @param from what a gateway's path begins with */
  async function through(gateway: Gateway | undefined, from: string, path: string, most: number): Promise<Buffer> {
    if (!gateway) throw new Unread('noGateway');
    const names = path.split('/').filter(Boolean).map(encodeURIComponent);
    return fetched(gateway.ask, [gateway.address + from, ...names].join('/'), most);
  }

  async function ofIpfs(at: { cid: string; path: string }, most: number): Promise<Buffer> {
    const pinned = await pins.find(at);
    return pinned ? checked(pinned, most) : through(gateways.ipfs, `/ipfs/${at.cid}`, at.path, most);
  }

  /** @param most bytes of it @throws Unread */
  return async (address: string, most: number): Promise<Buffer> => {
    const place = placeOf(address, most);
    switch (place.kind) {
      case 'here':
        return place.bytes;
      case 'ipfs':
        return ofIpfs(place, most);
      case 'arweave':
        return through(gateways.arweave, `/${place.id}`, place.path, most);
      case 'web':
        return fetched(fetchFile, place.url, most);
    }
  };
}

export type Contents = ReturnType<typeof createContents>;

function checked(bytes: Buffer, most: number): Buffer {
  if (bytes.length > most) throw new Unread('tooLarge');
  return bytes;
}
