import { LRUCache } from 'lru-cache';
import type { createPins } from '../../../objects/index.ts';
import type { FetchFile } from '../../../lib/outside/index.ts';
import { placeOf } from './address.ts';
import { Unread } from './fault.ts';

export interface ContentsDeps {
  /** What of IPFS this site keeps itself. */
  pins: Pick<ReturnType<typeof createPins>, 'find'>;
  /** Asks the public Internet. */
  fetchFile: FetchFile;
  /** Asks the operator's own gateway of IPFS, which need not be public. */
  askGateway: FetchFile | undefined;
  /** Its address, without a slash at the end. */
  gateway: string | undefined;
}

/** A host that did not answer is left alone for so long, ms: those who wait for it would hold up the others. */
const AWAY_MS = 60 * 1000;
const MOST_AWAY = 1000;

/** Gets what an address names, from wherever it lies. */
export function createContents({ pins, fetchFile, gateway, askGateway }: ContentsDeps) {
  const away = new LRUCache<string, true>({ max: MOST_AWAY, ttl: AWAY_MS });

  async function fetched(fetch: FetchFile, url: string, most: number): Promise<Buffer> {
    const host = URL.canParse(url) ? new URL(url).host : url;
    if (away.has(host)) throw new Unread('unreachable');
    const answer = await fetch(url, most);
    if ('bytes' in answer) return answer.bytes;
    if (answer.fault === 'unreachable') away.set(host, true);
    throw new Unread(answer.fault);
  }

  async function ofIpfs(at: { cid: string; path: string }, most: number): Promise<Buffer> {
    const pinned = await pins.find(at);
    if (pinned) return checked(pinned, most);
    if (gateway === undefined || !askGateway) throw new Unread('noGateway');
    const path = [at.cid, ...at.path.split('/').filter(Boolean)].map(encodeURIComponent).join('/');
    return fetched(askGateway, `${gateway}/ipfs/${path}`, most);
  }

  /** @param most bytes of it @throws Unread */
  return async (address: string, most: number): Promise<Buffer> => {
    const place = placeOf(address, most);
    if (place.kind === 'here') return place.bytes;
    return place.kind === 'ipfs' ? ofIpfs(place, most) : fetched(fetchFile, place.url, most);
  };
}

export type Contents = ReturnType<typeof createContents>;

function checked(bytes: Buffer, most: number): Buffer {
  if (bytes.length > most) throw new Unread('tooLarge');
  return bytes;
}
