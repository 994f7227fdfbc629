import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartError } from '../../lib/start-error.ts';

/** The account of the operating system that PostgreSQL runs under. */
export interface OsAccount {
  uid: number;
  gid: number;
}

function idOf(flag: '-u' | '-g'): number {
  return Number.parseInt(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }), 10);
}

function lookUp(): OsAccount | undefined {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
}

/**
 * PostgreSQL refuses to run as root, so root starts it under the account that owns the cluster, else under `postgres`,
 * which is made when it is missing.
 */
export function accountForPostgres(data: string): OsAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(data, { throwIfNoEntry: false });
  const known = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : lookUp();
  if (known) return known;
  spawnSync('groupadd', ['--system', '--force', 'postgres']);
  spawnSync('useradd', ['--system', '--no-create-home', '--gid', 'postgres', 'postgres']);
  const made = lookUp();
  if (made) return made;
  throw new StartError(
    "PostgreSQL refuses to run as root and the account 'postgres' could not be made; create it, start as another account, or set DATABASE_URL",
  );
}

/** Whether an account can enter a folder: asked of the system itself, so that ACLs and mounts count. */
export function canEnter(account: OsAccount, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;
}

/** Whether an account can run a program. */
export function canRun(account: OsAccount, program: string): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
