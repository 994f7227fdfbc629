import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../lib/start-error.ts';
import { hasCluster } from './outside.ts';
import { describeFailure } from './failure.ts';
import { clusterHome, type ClusterHome } from './home.ts';
import { EMBEDDED_USER, initialiseCluster } from './initialise.ts';
import { addLease, dropLease } from './leases.ts';
import { startPostmaster, stopPostmaster } from './postmaster.ts';
import { withStartLock } from './start-lock.ts';
import { watchPostmaster } from './watch.ts';

export interface EmbeddedOptions {
  /** Takes one line when something lies outside of the data folder, or PostgreSQL had ended and was started again. */
  log: (line: string) => void;
  /** No writing through to the disk: for a cluster that a test throws away. */
  isThrowaway: boolean;
  /** PostgreSQL ended while it was used, and cannot be brought back. */
  lost?: (reason: StartError) => void;
}

/** Use of the embedded PostgreSQL by this process. */
export interface ClusterLease {
  /** URL of a database in the cluster. */
  url(database: string): string;
  /** Gives the use back; the last user stops PostgreSQL. */
  release(): Promise<void>;
}

function keptPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function passwordOf(home: ClusterHome): string {
  const file = join(home.control, 'password');
  const kept = keptPassword(file);
  if (kept) return kept;
  if (hasCluster(home.data)) {
    throw new StartError(
      `${file} is missing or cannot be read, and nothing else opens the database; bring it back, or move ${home.data} away to start empty`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}

/**
 * Starts or adopts the PostgreSQL of a data folder. Several processes may hold a lease at once; what a killed one left is taken over.
 * @throws StartError with one line that says what to do
 */
export async function leaseCluster(dataDir: string, options: EmbeddedOptions): Promise<ClusterLease> {
  const control = join(dataDir, 'postgres');
  const leases = join(control, 'leases');
  try {
    mkdirSync(control, { recursive: true });
    const { home, lease, port, password } = await withStartLock(control, async () => {
      const home = clusterHome(control, dataDir, options.log);
      const password = passwordOf(home);
      await initialiseCluster(home, { password, isThrowaway: options.isThrowaway });
      const { port } = await startPostmaster(home, options.isThrowaway);
      return { home, port, password, lease: addLease(leases) };
    });
    const endWatch = watchPostmaster({
      home,
      port,
      isThrowaway: options.isThrowaway,
      restarted: () => options.log('PostgreSQL had ended and was started again'),
      lost: options.lost ?? (({ message }) => options.log(message)),
    });
    return {
      url: (database) => `postgres://${EMBEDDED_USER}:${password}@127.0.0.1:${port}/${database}`,
      release() {
        endWatch();
        return withStartLock(control, async () => {
          if (dropLease(leases, lease).isLast) await stopPostmaster(home.data);
        });
      },
    };
  } catch (error) {
    throw describeFailure(error, control);
  }
}
