import type { Input, Output } from '@mortar/protocol';
import type { compareHealth, getDay, getHealth, listHealthErrors, listVersionHealth } from '@mortar/protocol/registry';
import type { HealthSummary, HealthTrial } from '@mortar/protocol/registry/schemas';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { cut } from '../../../lib/page.ts';
import { browsersOf } from './browsers-repository.ts';
import { channelOf, type ChannelFacts } from './channel-facts.ts';
import { readDay } from './day.ts';
import { placeOf, writePlace } from './error-cursor.ts';
import { healthOf } from './repository.ts';
import { grouped, summaryOf, sumsOf, type HourRow } from './summary.ts';
import { readTrial } from './trial.ts';

export interface HealthReadingsDeps {
  db: Db;
  clock: Clock;
}

const HOUR_MS = 3600 * 1000;
const MOST_POINTS = 2000;
const MOST_VERSIONS = 20;

/** Steps of a series: so many hours each, up to so many hours back. */
const STEPS = [
  { stepHours: 1, upTo: 7 * 24 },
  { stepHours: 6, upTo: Infinity },
];

/** Reads what is kept of remotes' health. */
export function createHealthReadings({ db, clock }: HealthReadingsDeps) {
  const health = healthOf(db);
  /** The hour of now is one of them. */
  const since = (hours: number) => new Date((Math.floor(clock.now() / HOUR_MS) + 1 - hours) * HOUR_MS);
  const nowOf = (facts: ChannelFacts | undefined, version: string): HealthSummary['channel'] => {
    const channel = channelOf(facts, version);
    return channel === 'other' ? null : channel;
  };

  async function trials(remote?: string): Promise<HealthTrial[]> {
    const facts = await health.channelFacts();
    const wanted = [...facts].filter(([name]) => remote === undefined || name === remote);
    const all = await Promise.all(wanted.map(([name, ofRemote]) => readTrial(browsersOf(db), name, ofRemote, clock.now())));
    return all.filter((trial) => trial !== undefined);
  }

  async function summary(remote: string, version: string, hours: number): Promise<HealthSummary> {
    const facts = await health.channelFacts();
    return summaryOf(remote, version, nowOf(facts.get(remote), version), await health.hoursSince(since(hours), remote, version));
  }

  return {
    trials,

    day: (): Promise<Output<typeof getDay>> => readDay(health, clock.now()),

    async overTime({ remote, version, hours }: Input<typeof getHealth>): Promise<Output<typeof getHealth>> {
      const { stepHours } = STEPS.find(({ upTo }) => hours <= upTo)!;
      const stepOf = ({ hour }: HourRow) => Math.floor(hour.getTime() / (stepHours * HOUR_MS)) * stepHours * HOUR_MS;
      const rows = await health.hoursSince(since(hours), remote, version);
      const steps = grouped(rows, (row) => `${stepOf(row)} ${row.version} ${row.channel}`);
      const points = steps.map((step) => {
        const { version: ofStep, channel } = step[0]!;
        return { at: new Date(stepOf(step[0]!)).toISOString(), version: ofStep, channel, ...sumsOf(step) };
      });
      return { stepHours, points: points.slice(-MOST_POINTS) };
    },

    async versions({ remote, hours }: Input<typeof listVersionHealth>): Promise<Output<typeof listVersionHealth>> {
      const facts = await health.channelFacts();
      const rows = await health.hoursSince(since(hours), remote);
      const versions = grouped(rows, (row) => row.remote).flatMap((ofRemote) =>
        grouped(ofRemote.toReversed(), (row) => row.version)
          .slice(0, MOST_VERSIONS)
          .map((ofVersion) => {
            const { remote: name, version } = ofVersion[0]!;
            return summaryOf(name, version, nowOf(facts.get(name), version), ofVersion);
          }),
      );
      return { versions, trials: await trials(remote) };
    },

    async errors({ remote, version, pageSize, cursor }: Input<typeof listHealthErrors>): Promise<Output<typeof listHealthErrors>> {
      const rows = await health.errorsPage(remote, version, placeOf(cursor), pageSize + 1);
      const { shown, last } = cut(rows, pageSize);
      const items = shown.map(({ firstAt, lastAt, ...row }) => ({
        ...row,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
      }));
      return { items, next: last ? writePlace(last) : null };
    },

    async compare({ remote, version, against, hours }: Input<typeof compareHealth>): Promise<Output<typeof compareHealth>> {
      const trial = (await trials(remote)).find((one) => one.version === version && one.against === against) ?? null;
      return { version: await summary(remote, version, hours), against: await summary(remote, against, hours), trial };
    },
  };
}

export type HealthReadings = ReturnType<typeof createHealthReadings>;
