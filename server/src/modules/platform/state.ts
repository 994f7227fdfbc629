import type { Area, BuildManifest, RemotePin } from '@mortar/protocol';
import { AREAS } from './areas.ts';
import { lastGoodOf } from './last-good.ts';
import type { CanaryRow, RegistryReads } from './repository.ts';

/** Files that a browser is told the hash of, so that it refuses others. */
const CODE = /\.(js|css)$/;

/** A version that some visitors get in place of the live one. */
export interface Canary {
  pin: RemotePin;
  /** Share of the visitors, 0 to 100. */
  percentage: number;
  /** People who have it whatever their share, by uid. */
  users: ReadonlySet<string>;
  /** End of each link in ms since the epoch, by its id. */
  links: ReadonlyMap<string, number>;
}

export interface RemoteState {
  /** Missing while only a canary exists. */
  live?: RemotePin;
  lastGood?: RemotePin;
  canary?: Canary;
  isOff: boolean;
}

/** The registry at one moment, with all channels: what the document of every visitor is made of. */
export interface RegistryState {
  seq: number;
  /** By name, in the order of names. */
  remotes: Record<string, RemoteState>;
  areas: Area[];
}

/** Reads the registry; of one moment when the reads are. */
export async function readState(reads: RegistryReads): Promise<RegistryState> {
  const seq = await reads.seq();
  const [live, canaries, off] = [await reads.live(), await reads.canaries(), await reads.switchedOff()];
  const names = [...new Set([...live, ...canaries].map(({ remote }) => remote))].sort();
  const remotes: RegistryState['remotes'] = {};
  for (const name of names) {
    const version = live.find(({ remote }) => remote === name)?.version;
    const row = canaries.find(({ remote }) => remote === name);
    const canary = row && (await canaryOf(reads, row));
    const isOff = off.some(({ remote }) => remote === name);
    remotes[name] = { ...(version && (await pinsOf(reads, name, version))), ...(canary && { canary }), isOff };
  }
  return { seq, remotes, areas: AREAS };
}

async function pinsOf(reads: RegistryReads, remote: string, version: string): Promise<Pick<RemoteState, 'live' | 'lastGood'>> {
  const live = await pinOf(reads, remote, version);
  if (!live) return {};
  const good = lastGoodOf(await reads.pinChanges(remote), version);
  const lastGood = good ? await pinOf(reads, remote, good) : undefined;
  return { live, ...(lastGood && { lastGood }) };
}

async function canaryOf(reads: RegistryReads, { remote, version, percentage, users, links }: CanaryRow): Promise<Canary | undefined> {
  const pin = await pinOf(reads, remote, version);
  if (!pin) return undefined;
  return { pin, percentage, users: new Set(users), links: new Map(links.map(({ id, expires }) => [id, Date.parse(expires)])) };
}

/** What a page needs to know of a version. */
async function pinOf(reads: RegistryReads, remote: string, name: string): Promise<RemotePin | undefined> {
  const build = await reads.version(remote, name);
  if (!build) return undefined;
  const { version, entry, global, chunks, description } = build;
  return { version, entry, global, chunks, integrity: integrityOf(build), description };
}

function integrityOf({ files }: BuildManifest): RemotePin['integrity'] {
  return Object.fromEntries(files.filter(({ path }) => CODE.test(path)).map(({ path, integrity }) => [path, integrity]));
}
