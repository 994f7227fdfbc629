import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../lib/start-error.ts';
import { accountForPostgres, canEnter, canRun, type OsAccount } from './account.ts';
import { copyBinaries, packagedBinaries, type Binaries } from './binaries.ts';

/** Where one embedded cluster lives and how it is run. */
export interface ClusterHome {
  /** Leases, lock, password and port: always under DATA_DIR. */
  control: string;
  /** Folder around the cluster's files and its log. */
  dir: string;
  /** PGDATA. */
  data: string;
  binaries: Binaries;
  /** Account of the programs when that is another one than ours. */
  account: OsAccount | undefined;
}

/** Version of the programs: the name of a copied folder. */
const POSTGRES_VERSION = '18.4';
const SYSTEM_FOLDER = '/var/lib/mortar';

/** Whether a folder holds a cluster. */
export function hasCluster(data: string): boolean {
  return existsSync(join(data, 'PG_VERSION'));
}

function hashed(dataDir: string): string {
  return createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
}

/**
 * A cluster outside of DATA_DIR outlives the removal of DATA_DIR. Whoever removed that folder wants an empty start,
 * so a cluster without its password is put aside, where its files can still be found.
 */
function putAside(dir: string, control: string, log: (line: string) => void): void {
  const data = join(dir, 'data');
  if (!hasCluster(data) || existsSync(join(control, 'password'))) return;
  const aside = join(dir, `data-aside-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  renameSync(data, aside);
  log(`The data folder is new, so the database that it once had was put aside: ${aside}`);
}

function outside(control: string, dataDir: string, account: OsAccount, log: (line: string) => void): ClusterHome {
  const dir = join(SYSTEM_FOLDER, hashed(dataDir));
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  putAside(dir, control, log);
  log(`PostgreSQL does not run as root and cannot enter ${dataDir}, so its programs and data are in ${dir}`);
  return { control, dir, data: join(dir, 'data'), binaries: copyBinaries(packagedBinaries(), dir, POSTGRES_VERSION), account };
}

function asAccount(control: string, dataDir: string, account: OsAccount, log: (line: string) => void): ClusterHome {
  const data = join(control, 'data');
  const away = join(SYSTEM_FOLDER, hashed(dataDir));
  if (hasCluster(join(away, 'data')) && !hasCluster(data)) return outside(control, dataDir, account, log);
  const packaged = packagedBinaries();
  if (!canEnter(account, control)) {
    if (!hasCluster(data)) return outside(control, dataDir, account, log);
    throw new StartError(
      `${data}: the account 'postgres' may no longer enter this folder; allow it (chmod o+x on the folders above), or start as the folder's owner`,
    );
  }
  if (canRun(account, packaged.postgres)) return { control, dir: control, data, binaries: packaged, account };
  mkdirSync(away, { recursive: true, mode: 0o755 });
  log(`PostgreSQL does not run as root and cannot enter ${packaged.folder}, so its programs are in ${away}`);
  return { control, dir: control, data, binaries: copyBinaries(packaged, away, POSTGRES_VERSION), account };
}

/**
 * Finds the place of the embedded cluster of a data folder (decisions §2). Call it under the start lock.
 * @param log takes one line when something lies outside of the data folder
 */
export function clusterHome(control: string, dataDir: string, log: (line: string) => void): ClusterHome {
  const account = accountForPostgres();
  if (account) return asAccount(control, dataDir, account, log);
  return { control, dir: control, data: join(control, 'data'), binaries: packagedBinaries(), account: undefined };
}
