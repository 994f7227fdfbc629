import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from './database.ts';

const FOLDER = join(WORKSPACE, 'server', 'migrations');

/** The SQL of migrations by their names, whatever number they have. */
export function migrationsOf(...names: string[]): string[] {
  const files = readdirSync(FOLDER, { encoding: 'utf8', recursive: true });
  return names.map((name) => {
    const file = files.find((found) => found.endsWith(`_${name}.sql`));
    if (!file) throw new Error(`no migration is named ${name}`);
    return readFileSync(join(FOLDER, file), 'utf8');
  });
}
