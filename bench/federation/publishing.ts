import type { Browser } from '@playwright/test';
import { launchBrowser } from '../browser.ts';
import { compared, limited, median, told, type Figure } from '../report.ts';
import { startStack, type Stack } from '../stack.ts';
import { pruneSeconds } from './prune.ts';
import { publications } from './publish-remote.ts';
import { STEPS, switches } from './switch.ts';
import { takeBacks } from './take-back.ts';

/** What publishing takes, what its leftovers cost, and how soon a bad version is gone. Afterwards other versions are live. */
export async function publishingFigures(browser: Browser, stack: Stack): Promise<Figure[]> {
  const switched = await switches(browser, stack);
  const published = await publications(stack);
  const pruned = await pruneSeconds(stack);
  const { visits, falseAlarms } = takeBacks();
  const all = median(switched.map((times) => times.all));
  return [
    limited('switch.ms', all, 'ms', 2000),
    ...STEPS.map((step) => told(`switch.${step}.ms`, median(switched.map((times) => times[step])), 'ms', 'the whole', all)),
    compared('publish.remote.s', published, 's', 'at the site', { most: 1.3 }),
    limited('prune.s', pruned, 's', 5),
    limited('takeback.visits', median(visits), 'visits', 60),
    limited('takeback.false', falseAlarms, 'of days', 0.001),
  ];
}

/** The same on a site of its own. */
export async function publishingAlone(port: number): Promise<Figure[]> {
  const stack = await startStack(port);
  const browser = await launchBrowser();
  try {
    return await publishingFigures(browser, stack);
  } finally {
    await browser.close();
    await stack.stop();
  }
}
