import type { Area, BuildManifest, RemotePin } from '@mortar/protocol/registry';
import { AREAS } from './areas.ts';
import { lastGoodOf } from './versions/last-good.ts';
import type { CanaryRow } from './versions/channel-repository.ts';
import type { RegistryReads, RemoteChange } from './versions/repository.ts';

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

/** Reads the registry, with as many queries however many remotes there are; of one moment when the reads are. */
export async function readState(reads: RegistryReads): Promise<RegistryState> {
  const [seq, live, canaries] = [await reads.seq(), await reads.live(), await reads.canaries()];
  const off = new Set((await reads.switchedOff()).map(({ remote }) => remote));
  const good = lastGoodVersions(live, await reads.pinChanges());
  const pinOf = pinsOf(await reads.builds([...live, ...canaries, ...good]));
  const names = [...new Set([...live, ...canaries].map(({ remote }) => remote))].sort();
  const remotes = names.map((name): [string, RemoteState] => {
    const [pin, lastGood] = [live, good].map((rows) => pinOf(name, rows.find(({ remote }) => remote === name)?.version));
    const row = canaries.find(({ remote }) => remote === name);
    const canary = row && canaryOf(row, pinOf(name, row.version));
    // A version that this installation did not sign is never shown: the one before it is, where that is.
    const shown = pin ? { live: pin, ...(lastGood && { lastGood }) } : { ...(lastGood && { live: lastGood }) };
    return [name, { ...shown, ...(canary && { canary }), isOff: off.has(name) }];
  });
  return { seq, remotes: Object.fromEntries(remotes), areas: AREAS };
}

interface Named {
  remote: string;
  version: string;
}

function lastGoodVersions(live: readonly Named[], changes: readonly RemoteChange[]): Named[] {
  return live.flatMap(({ remote, version }) => {
    const good = lastGoodOf(
      changes.filter((change) => change.remote === remote),
      version,
    );
    return good ? [{ remote, version: good }] : [];
  });
}

function pinsOf(builds: readonly BuildManifest[]) {
  const pins = new Map(builds.map((build) => [`${build.name} ${build.version}`, pinOf(build)]));
  return (remote: string, version: string | undefined): RemotePin | undefined => pins.get(`${remote} ${version}`);
}

function canaryOf({ percentage, users, links }: CanaryRow, pin: RemotePin | undefined): Canary | undefined {
  const ends = links.map(({ id, expires }) => [id, Date.parse(expires)] as const);
  return pin && { pin, percentage, users: new Set(users), links: new Map(ends) };
}

/** What a page needs to know of a version. */
export function pinOf(build: BuildManifest): RemotePin {
  const { version, entry, type, global, chunks, description } = build;
  return { version, entry, ...(type && { type }), global, chunks, integrity: integrityOf(build), description };
}

function integrityOf({ files }: BuildManifest): RemotePin['integrity'] {
  return Object.fromEntries(files.filter(({ path }) => CODE.test(path)).map(({ path, integrity }) => [path, integrity]));
}
