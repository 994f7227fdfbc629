import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { acquireDatabase, type Database } from '../src/db/database.ts';
import { runningPostmaster } from '../src/db/embedded/postmaster-file.ts';
import { processIdentity } from '../src/db/embedded/process-identity.ts';
import { createDataFolder, type DataFolder } from './data-folder.ts';
import { programOf } from './program.ts';

const HOLDER = programOf('hold-database');
const folders: DataFolder[] = [];
const children: ChildProcess[] = [];

/** A data folder that `forgetAll` removes. */
export function dataFolder(mode?: number): DataFolder {
  const made = createDataFolder(mode);
  folders.push(made);
  return made;
}

export function acquire({ path }: { path: string }, log: (line: string) => void = () => {}): Promise<Database> {
  return acquireDatabase({ databaseUrl: undefined, dataDir: path }, { isThrowaway: true, log });
}

export function withUrl(databaseUrl: string): Promise<Database> {
  return acquireDatabase({ databaseUrl, dataDir: '' });
}

/** Another process that uses the database; resolves when it does. */
export async function hold(data: DataFolder): Promise<{ child: ChildProcess; port: string }> {
  const child = startHolder(data);
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, port: line.toString().split(' ')[1] ?? '' };
}

export async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

export async function killPostmaster(data: string): Promise<void> {
  const pid = runningPostmaster(data)?.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  while (processIdentity(pid) !== undefined) await new Promise((resolve) => setImmediate(resolve));
}

export async function keepBrick(database: Database): Promise<void> {
  await database.sql`create table brick as select 50 as value`;
}
export async function bricks(database: Database): Promise<number[]> {
  const rows = await database.sql`select value from brick`;
  return rows.map((row) => row['value'] as number);
}

/** A process that began to use the database, of which nothing was heard yet. */
export function startHolder({ path }: DataFolder): ChildProcess {
  const child = spawn(process.execPath, [HOLDER, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

/** Ends what tests left, and removes their folders. */
export async function forgetAll(): Promise<void> {
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) await kill(child);
  for (const made of folders.splice(0)) made.remove();
}
