import { HEALTH_SHELL as SHELL } from '@mortar/protocol/registry/schemas';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import { shareAnswer } from '../../../lib/shared-answer.ts';
import { browsersOf } from './browsers-repository.ts';
import { channelOf, type Channel, type ChannelFacts } from './channel-facts.ts';
import type { Entry, Reporter } from './entry.ts';
import { factOf, type Fact } from './facts.ts';
import { partyOf } from './networks.ts';
import { healthOf } from './repository.ts';
import { tally, type Tally } from './tally.ts';

export interface HealthServiceDeps {
  db: Db;
  keyring: Pick<Keyring, 'mac'>;
  clock: Clock;
  /** Whether the shell has this version. */
  hasShell(version: string): boolean;
  /** What was counted, for figures of this process. */
  counted(tally: Tally, channel: Channel): void;
}

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** What a network adds to the figures of one version within an hour; more of it is not counted. */
const PER_NETWORK_AND_HOUR = 120;
const NETWORKS = 20_000;
/** Browsers of one network that count when a version is judged. */
const BROWSERS_PER_NETWORK = 2;
/** Browsers of one version that count within 15 s: many while it is new, few afterwards. */
const BROWSERS_PER_SLOT = { watched: 20, settled: 2 };
/** Of a keyed hash as base64url: 132 bits tell browsers apart. */
const NAME_LENGTH = 22;
/** Changes of channels are seen after this. */
const CHANNELS_MS = 2000;

const NOT_SEEN = { isNew: false, isNewFailure: false };

/** Takes what browsers tell of remotes, bounded per network, and keeps sums of it. */
export function createHealthService(deps: HealthServiceDeps) {
  const { db, keyring, clock, hasShell, counted } = deps;
  const known = new LRUCache<string, boolean>({ max: 1000, ttl: 60_000 });
  const spent = new LRUCache<string, { hour: number; entries: number }>({ max: NETWORKS });
  const channelFacts = shareAnswer(CHANNELS_MS, clock, () => healthOf(db).channelFacts());

  async function isKnown({ remote, version }: Pick<Fact, 'remote' | 'version'>): Promise<boolean> {
    const name = `${remote} ${version}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const is = remote === SHELL ? hasShell(version) : await healthOf(db).isPublished(remote, version);
    known.set(name, is);
    return is;
  }

  /** Takes one entry off a network's allowance for a version. */
  function mayCount({ remote, version }: Fact, network: string): boolean {
    const hour = Math.floor(clock.now() / HOUR_MS);
    const name = `${network} ${remote} ${version}`;
    const before = spent.get(name);
    const entries = before?.hour === hour ? before.entries + 1 : 1;
    spent.set(name, { hour, entries });
    return entries <= PER_NETWORK_AND_HOUR;
  }

  /** Whether a report says that its sender opened a version that is compared with another, and was given it. */
  async function isWitness({ remote, version, isOpened }: Tally, facts: ChannelFacts | undefined, reporter: Reporter): Promise<boolean> {
    return isOpened && channelOf(facts, version) !== 'other' && (await reporter.isGiven(remote, version));
  }

  /** Counts the browser that sent a report. */
  function seeBrowser(tx: Db, { remote, version, failures }: Tally, { era, canary, since }: ChannelFacts, reporter: Reporter) {
    const network = partyOf(reporter.ip);
    const at = clock.now();
    const name = (what: string) => keyring.mac('health', `${remote} ${era} ${what}`).slice(0, NAME_LENGTH);
    const seen = { remote, era, version, browser: name(`${network} ${reporter.deviceId}`), network: name(network) };
    const perSlot = canary !== null || at < since + DAY_MS ? BROWSERS_PER_SLOT.watched : BROWSERS_PER_SLOT.settled;
    return browsersOf(tx).see({ ...seen, at, hasFailed: failures.length > 0 }, { perNetwork: BROWSERS_PER_NETWORK, perSlot });
  }

  /** Adds one version's part of a report. */
  async function add(tx: Db, part: Tally & { channel: Channel }, facts: ChannelFacts | undefined, reporter: Reporter): Promise<void> {
    const at = clock.now();
    const seen = facts && (await isWitness(part, facts, reporter)) ? await seeBrowser(tx, part, facts, reporter) : NOT_SEEN;
    const added = { browsers: seen.isNew ? 1 : 0, failedBrowsers: seen.isNewFailure ? 1 : 0 };
    await healthOf(tx).addToHour({ ...part, ...added, hour: new Date(Math.floor(at / HOUR_MS) * HOUR_MS) });
    for (const failure of part.failures) await healthOf(tx).addFailure(failure, new Date(at));
  }

  async function keep(tallies: readonly Tally[], reporter: Reporter): Promise<void> {
    const all = await channelFacts();
    // There is one shell at a time.
    const channelOfPart = ({ remote, version }: Tally): Channel => (remote === SHELL ? 'live' : channelOf(all.get(remote), version));
    const parts = tallies.map((one) => ({ ...one, channel: channelOfPart(one) }));
    await db.transaction(async (tx) => {
      await browsersOf(tx).holdNetwork(partyOf(reporter.ip));
      for (const part of parts) await add(tx, part, all.get(part.remote), reporter);
    });
    for (const part of parts) counted(part, part.channel);
  }

  return {
    /**
     * Keeps what a report says of published versions, and of the shell.
     * @returns the entries that are about something else
     */
    async take(entries: readonly Entry[], reporter: Reporter): Promise<Entry[]> {
      const rest: Entry[] = [];
      const facts: Fact[] = [];
      for (const entry of entries) {
        const fact = factOf(entry);
        if (!fact || !(await isKnown(fact))) rest.push(entry);
        else if (mayCount(fact, partyOf(reporter.ip))) facts.push(fact);
      }
      if (facts.length > 0) await keep(tally(facts), reporter);
      return rest;
    },
  };
}
