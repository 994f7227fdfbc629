import type { Builds } from './builds.ts';

/** What the setup of a run hands to its workers. */
export interface Run {
  /** Number of the process; databases and folders of the run carry it. */
  id: number;
  /** Folder of this run, removed at its end. */
  folder: string;
  adminUrl: string;
  /** Name of the database that stacks are copied from. */
  template: string;
  /** Data folder that stacks are copied from. */
  templateData: string;
  builds: Builds;
}

const VARIABLE = 'MORTAR_E2E_RUN';

export function publishRun(run: Run): void {
  process.env[VARIABLE] = JSON.stringify(run);
}

export function currentRun(): Run {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('The setup of the tests has not run: start them with Playwright and the configuration in e2e/');
  return JSON.parse(text) as Run;
}
