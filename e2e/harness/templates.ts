import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase, dropDatabases, inTurn, urlOf } from './cluster.ts';
import { linkTree } from './link-tree.ts';
import { mustRun, serverProgram } from './programs.ts';
import type { Run } from './run.ts';

/** Remotes by what not every journey needs: stacks come with them when a test says so. */
const REMOTES = {
  community: ['community'],
  market: ['market'],
  quiz: ['quiz'],
  /** Two small remotes with equal paths. */
  fixtures: ['alpha', 'beta'],
} as const;
export type Area = keyof typeof REMOTES;

/** What stacks are copied from: a database by name, and a data folder. */
export interface Template {
  database: string;
  folder: string;
}

/** The run's template with the remotes of an area live in it, which whoever needs it first makes: publishing takes longer than copying. */
export function templateWith(area: Area, { adminUrl, folder, template, templateData, builds }: Run): Promise<Template> {
  const made = { database: `${template}_${area}`, folder: join(folder, `template-${area}`) };
  const done = `${made.folder}.done`;
  return inTurn(adminUrl, made.database, async () => {
    if (existsSync(done)) return made;
    // What a worker left that died here.
    await dropDatabases(adminUrl, (name) => name === made.database);
    rmSync(made.folder, { recursive: true, force: true });
    await copyDatabase(adminUrl, template, made.database);
    linkTree(templateData, made.folder);
    const data = { DATABASE_URL: urlOf(adminUrl, made.database), DATA_DIR: made.folder };
    for (const name of REMOTES[area]) await mustRun([...serverProgram('cli'), 'publish', name, '--dir', builds[name].dir], data);
    mkdirSync(done);
    return made;
  });
}
