import { unescaped } from '../../../lib/unescaped.ts';
import { Unread } from './fault.ts';

/** Where metadata or a picture lies. */
export type Place =
  | { kind: 'here'; bytes: Buffer }
  | { kind: 'ipfs'; cid: string; path: string }
  | { kind: 'arweave'; id: string; path: string }
  | { kind: 'web'; url: string };

const DATA = /^data:([^,]{0,200}),/i;
/** CIDv0 and CIDv1 in base 32, 36 or 58. */
const CID = /^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|[bkz][0-9A-Za-z]{20,120})$/;
/** SHA-256 in base64url: a transaction of Arweave. */
const TRANSACTION = /^[0-9A-Za-z_-]{43}$/;
/** Segments of a path that lead somewhere else, or nowhere. */
const ODD = /^\.{0,2}$|[\0\\]/;

function inside(uri: string, head: string, type: string, most: number): Buffer {
  const rest = uri.slice(head.length);
  if (rest.length > 3 * most) throw new Unread('tooLarge');
  // Many contracts write text as it is, percent signs and all.
  const bytes = /;\s*base64\s*$/i.test(type) ? Buffer.from(unescaped(rest), 'base64') : Buffer.from(unescaped(rest), 'utf8');
  if (bytes.length > most) throw new Unread('tooLarge');
  return bytes;
}

/** What names a content by its digest, and a path below it. */
function below(rest: string, digest: RegExp): [digest: string, path: string] {
  const [first = '', ...names] = rest.split(/[?#]/)[0]!.split('/');
  const path = names.map(unescaped);
  if (path.at(-1) === '') path.pop();
  if (!digest.test(first) || path.some((name) => ODD.test(name) || name.includes('/'))) throw new Unread('notAllowed');
  return [first, path.join('/')];
}

/** What follows `ipfs://` or `/ipfs/`. */
function onIpfs(rest: string): Place {
  const [cid, path] = below(rest, CID);
  return { kind: 'ipfs', cid, path };
}

/** What follows `ar://`. */
function onArweave(rest: string): Place {
  const [id, path] = below(rest, TRANSACTION);
  return { kind: 'arweave', id, path };
}

/**
 * Reads an address that a contract or its metadata named. Gateways of IPFS are read as what they lead to.
 * @param most bytes of one that holds what it names @throws Unread
 */
export function placeOf(text: string, most: number): Place {
  const uri = text.trim();
  if (uri === '') throw new Unread('nothingNamed');
  const [head, type] = DATA.exec(uri) ?? [];
  if (head !== undefined) return { kind: 'here', bytes: inside(uri, head, type!, most) };
  if (uri.length > 8192) throw new Unread('tooLarge');
  const ipfs = /^ipfs:\/\/(?:ipfs\/)?(.*)$/is.exec(uri)?.[1] ?? /^https?:\/\/[^/]+\/ipfs\/(.*)$/is.exec(uri)?.[1];
  if (ipfs !== undefined) return onIpfs(ipfs);
  const arweave = /^ar:\/\/(.*)$/is.exec(uri)?.[1];
  if (arweave !== undefined) return onArweave(arweave);
  if (/^https?:\/\//i.test(uri)) return { kind: 'web', url: uri };
  throw new Unread('notAllowed');
}
