import { setTimeout as sleep } from 'node:timers/promises';
import { demoMarketState, findLocalDeployment, playDemoMarket, type Deployed, type SignedAtEnd } from '@mortar/chain/demo-market';
import { EMBEDDED_CHAIN_ID } from '@mortar/chain/message';
import { addOffer, addOptions, listCollections } from '@mortar/protocol/market';
import type { Config } from '../config.ts';
import { createPins, type Bucket } from '../objects/index.ts';
import { chanceOf } from './art/chance.ts';
import { drawDemoArt, type DrawnCollection } from './art/index.ts';
import { siteApi } from './site-api.ts';

/** Pause between looks whether the contracts are there, and whether the site has read what was done with them. */
const LOOK_MS = 500;
const READ_TRIES = 120;

export interface DemoMarketDeps {
  config: Config;
  bucket?: Bucket | undefined;
  /** Takes a line about how far it is. */
  say(line: string): void;
  signal: AbortSignal;
}

async function deployedOn(url: string, signal: AbortSignal): Promise<Deployed> {
  for (;;) {
    const found = await findLocalDeployment(url).catch(() => undefined);
    if (found) return found;
    await sleep(LOOK_MS, undefined, { signal });
  }
}

/** Digits instead of large numbers, as the wire has them. */
const onWire = <T>(value: object): T =>
  JSON.parse(JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one))) as T;

/** What is signed goes to the site as anybody's does, once it has read the collections that it is for. */
async function publish(config: Config, { options, offers }: SignedAtEnd, signal: AbortSignal): Promise<void> {
  const api = await siteApi(config, signal);
  const chain = EMBEDDED_CHAIN_ID;
  for (let tries = 0; tries < READ_TRIES; tries += 1) {
    const { freshness } = await api.call(listCollections, { chain, pageSize: 1 });
    if (freshness.age !== null && freshness.block === freshness.head) break;
    await sleep(LOOK_MS, undefined, { signal });
  }
  if (options.length > 0) await api.call(addOptions, onWire({ chain, options }));
  for (const offer of offers) await api.call(addOffer, onWire({ chain, ...offer }));
}

async function keep({ cid, contents, words }: DrawnCollection, { config, bucket, signal }: Omit<DemoMarketDeps, 'say'>): Promise<void> {
  const pins = createPins(config.dataDir, bucket);
  await pins.keep({ cid: words.cid, path: '' }, words.bytes);
  for (const { name, bytes } of contents) {
    signal.throwIfAborted();
    await pins.keep({ cid, path: name }, bytes);
  }
}

/**
 * The demo market: thirty days of trade on the local chain, in transactions of its own accounts. Nothing where there is no such chain,
 * where the market is there already, and where the chain has gone on without it; one that broke off goes on.
 */
export async function demoMarket({ config, bucket, say, signal }: DemoMarketDeps): Promise<void> {
  const { rpc, isEmbedded } = config.chains;
  const url = rpc[EMBEDDED_CHAIN_ID];
  if (!config.hasDemo || !isEmbedded || url === undefined || !config.modules.includes('chain')) return;
  const deployed = await deployedOn(url, signal);
  const state = await demoMarketState(url, deployed);
  if (state === 'whole' || state === 'late') return;
  say('The demo market is being made on the local chain: thirty days of trade, while you look around.');
  const began = performance.now();
  const art = await drawDemoArt(signal);
  for (const drawn of Object.values(art)) await keep(drawn, { config, bucket, signal });
  const { next } = chanceOf('demo market');
  const played = await playDemoMarket({ url, deployed, art, random: next, publish: (signed) => publish(config, signed, signal), signal });
  const failed = played.failed > 0 ? `, ${played.failed} of which failed` : '';
  say(`The demo market is there: ${played.transactions} transactions${failed}, in ${Math.round((performance.now() - began) / 1000)} s.`);
}
