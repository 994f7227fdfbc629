import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../lib/start-error.ts';
import { accountForPostgres, canEnter, canRun, type OsAccount } from './account.ts';
import { copyBinaries, packagedBinaries, type Binaries } from './binaries.ts';
import { hasCluster, outsideFolder, standInFor } from './outside.ts';

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

function dataFolder(control: string, dataDir: string, account: OsAccount, log: (line: string) => void): string {
  const isHere = hasCluster(join(control, 'data'));
  const isAway = !isHere && hasCluster(join(standInFor(dataDir), 'data'));
  if (!isAway && canEnter(account, control)) return control;
  if (!isHere) return outsideFolder(control, dataDir, log);
  throw new StartError(
    `${control}: the account 'postgres' may no longer enter this folder; allow it (chmod o+x on the folders above), or start as the folder's owner`,
  );
}

function runnable(packaged: Binaries, account: OsAccount): Binaries {
  if (canRun(account, packaged.postgres)) return packaged;
  const dir = standInFor(packaged.folder);
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  return copyBinaries(packaged, dir);
}

/**
 * Finds the place of the embedded cluster of a data folder (docs/design/server.md). Call it under the start lock.
 * @param log takes one line when something lies outside of the data folder
 */
export function clusterHome(control: string, dataDir: string, log: (line: string) => void): ClusterHome {
  const account = accountForPostgres(join(control, 'data'));
  const packaged = packagedBinaries();
  if (!account) return { control, dir: control, data: join(control, 'data'), binaries: packaged, account };
  const dir = dataFolder(control, dataDir, account, log);
  const binaries = runnable(packaged, account);
  const away = [
    ...(dir === control ? [] : [`its data are in ${dir}`]),
    ...(binaries === packaged ? [] : [`its programs are in ${binaries.folder}`]),
  ];
  if (away.length > 0) log(`PostgreSQL does not run as root, and its account cannot enter this folder: ${away.join(', ')}`);
  return { control, dir, data: join(dir, 'data'), binaries, account };
}
