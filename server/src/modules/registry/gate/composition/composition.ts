import type { Area, BuildManifest } from '@mortar/protocol/registry';
import type { HostBuild } from '../host.ts';
import type { ActiveVersion, OtherVersion } from '../../versions/repository.ts';

/** What a build says of itself, without its files. */
type Outline = Pick<BuildManifest, 'name' | 'version' | 'shared' | 'description'>;

/** Everything that one page can hold at once, with the build among it. */
export interface Composition {
  build: Outline;
  /** What the shell provides; null where no shell is built. */
  host: HostBuild | null;
  /** Every live and canary version of the other remotes. */
  others: OtherVersion[];
  /** What is planned, built or not. */
  areas: readonly Area[];
}

/** What a verdict adds where it names a version that not everybody gets. */
export function channelNote({ version, channel }: Pick<ActiveVersion, 'version' | 'channel'>): string {
  return channel === 'live' ? '' : `, in its ${channel} ${version}`;
}
