import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);
/** Numbers of measurements per bucket of `figures.ts`. */
const histogram = (name: string) => integer(name).array().notNull();

/** What browsers told of a version within an hour: counts, and nothing of a browser. */
export const healthHours = pgTable(
  'platform_health_hours',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** `live`, `canary` or `other`, as it was when it was told. */
    channel: text('channel').$type<'live' | 'canary' | 'other'>().notNull(),
    /** Begin of the hour, UTC. */
    hour: when('hour').notNull(),
    loads: count('loads'),
    failed: count('failed'),
    retried: count('retried'),
    lastGood: count('last_good'),
    crashes: count('crashes'),
    errors: count('errors'),
    browsers: count('browsers'),
    failedBrowsers: count('failed_browsers'),
    load: histogram('load_ms'),
    lcp: histogram('lcp_ms'),
    inp: histogram('inp_ms'),
    cls: histogram('cls'),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.channel, table.hour] }),
    index('platform_health_hours_hour').on(table.hour),
  ],
);

/** Failures by message and place; a bounded number per version, one sample of each. */
export const healthErrors = pgTable(
  'platform_health_errors',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** Hash of kind, message and frame. */
    id: text('id').notNull(),
    kind: text('kind').$type<'load' | 'crash' | 'error'>().notNull(),
    message: text('message').notNull(),
    frame: text('frame').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    stack: text('stack'),
    path: text('path').notNull(),
    firstAt: when('first_at').notNull(),
    lastAt: when('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.id] }),
    index('platform_health_errors_remote_last').on(table.remote, table.lastAt),
    index('platform_health_errors_last').on(table.lastAt),
  ],
);

/**
 * Browsers that opened a version since the remote's channels changed last: what the rule counts. Both names are keyed
 * hashes that hold for this remote and this change alone, so nobody can be followed by them.
 */
export const healthBrowsers = pgTable(
  'platform_health_browsers',
  {
    remote: text('remote').notNull(),
    /** The registry's sequence number of that change. */
    era: bigint('era', { mode: 'number' }).notNull(),
    version: text('version').notNull(),
    browser: text('browser').notNull(),
    network: text('network').notNull(),
    firstAt: when('first_at').notNull(),
    /** When it met the first failure. */
    failedAt: when('failed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.era, table.version, table.browser] }),
    index('platform_health_browsers_network').on(table.remote, table.era, table.version, table.network),
    index('platform_health_browsers_first').on(table.remote, table.era, table.version, table.firstAt),
  ],
);
