import { setTimeout as wait } from 'node:timers/promises';
import { limited, median, type Figure } from '../report.ts';
import type { TradedChain } from './chain.ts';
import { startReaderSite, type ReaderSite } from './reader-site.ts';

const PORT = 18_160;
const BLOCKS = 40;
/** Pause between looks: for a single block, and while it reads a whole chain, whose work looks would disturb. */
const LOOK_MS = 5;
const SELDOM_MS = 100;
const IDLE_MS = 3000;
const LATEST_MS = 120_000;

async function until(isSo: () => Promise<boolean> | boolean, pauseMs: number): Promise<void> {
  for (const latest = performance.now() + LATEST_MS; !(await isSo()); await wait(pauseMs))
    if (performance.now() > latest) throw new Error('the site did not read the chain in time');
}

async function idleMemory(): Promise<number> {
  const site = await startReaderSite(PORT);
  await wait(IDLE_MS);
  const memory = site.memory();
  await site.stop();
  return memory;
}

/** The most memory that the site takes until it has read everything. */
async function memoryOfReading(site: ReaderSite, { head }: TradedChain): Promise<number> {
  let most = 0;
  await until(async () => {
    most = Math.max(most, site.memory());
    return (await site.block()) >= head;
  }, SELDOM_MS);
  return most;
}

/** From a mined block to an answer that counts it in, ms. */
async function liveMs(site: ReaderSite, chain: TradedChain): Promise<number> {
  const block = await chain.trade();
  const mined = performance.now();
  await until(async () => (await site.block()) >= block, LOOK_MS);
  return performance.now() - mined;
}

/** From the crash of a site in the middle of a chain until it has read further than before, seconds. */
async function restartSeconds(chain: TradedChain): Promise<number> {
  const site = await startReaderSite(PORT, chain);
  try {
    await until(async () => (await site.block()) > chain.first, LOOK_MS);
    const crashed = performance.now();
    await site.crash();
    const left = await site.block();
    if (left >= chain.head) throw new Error('it had read everything before it crashed');
    await until(async () => (await site.block()) > left, LOOK_MS);
    return (performance.now() - crashed) / 1000;
  } finally {
    await site.stop();
  }
}

/** What somebody who asks a site over HTTP sees of its reading. */
export async function measureServed(chain: TradedChain): Promise<Figure[]> {
  const idle = await idleMemory();
  const restart = await restartSeconds(chain);
  const site = await startReaderSite(PORT, chain);
  try {
    const most = await memoryOfReading(site, chain);
    const took = [];
    for (let block = 0; block < BLOCKS; block += 1) took.push(await liveMs(site, chain));
    return [limited('live.ms', median(took), 'ms', 250), limited('restart.s', restart, 's', 2), limited('rss.mb', most - idle, 'MB', 250)];
  } finally {
    await site.stop();
  }
}
