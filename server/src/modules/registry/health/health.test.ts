import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { compareHealth, getDay, getHealth, listHealthErrors, listVersionHealth } from '@mortar/protocol/registry';
import type { HealthTrial } from '@mortar/protocol/registry/schemas';
import { createHealthServer, type HealthServer } from '../../../../test/health.ts';
import { testPerson } from '../../../../test/person.ts';
import { createWatch } from './watch.ts';

jest.setTimeout(60_000);

let server: HealthServer;
beforeAll(async () => {
  server = await createHealthServer();
});
afterAll(() => server.close());

/** The remote of a test. */
let game: string;
let games = 0;
beforeEach(async () => {
  games += 1;
  game = `game${games}`;
  await server.publish(game, '1.0.0');
});

const of = (version: string) => ({ remote: game, version });
const loaded = (version: string, durationMs = 120) => ({ kind: 'load', outcome: 'ok', durationMs, ...of(version) }) as const;
const crashed = (version: string, message = 'no board') =>
  ({
    kind: 'error',
    message,
    stack: `Error: ${message}\n    at Board (http://localhost:8080/r/${game}/${version}/page.js:1:20)`,
    ...of(version),
  }) as const;
const uncaught = (version: string) => ({
  kind: 'error' as const,
  message: 'card 17 is gone',
  stack: `Error: card 17 is gone\n    at http://localhost:8080/r/${game}/${version}/page.js?retry=1:1:20`,
});
const vital = (name: 'LCP' | 'INP' | 'CLS', value: number, version = '1.0.0') => ({ kind: 'vital', name, value, ...of(version) }) as const;

/** As many browsers, each of a network of its own, open a version; so many of them crash. */
async function open(version: string, browsers: number, crashes = 0): Promise<void> {
  for (let index = 0; index < browsers; index += 1) await server.report([loaded(version), ...(index < crashes ? [crashed(version)] : [])]);
}

async function rowsIn(table: string): Promise<number> {
  const { sql } = server.database;
  const [row] = await sql`select count(*)::int from ${sql(table)} where remote = ${game}`;
  return Number(row?.['count']);
}
const readVersions = () => server.read(listVersionHealth, { remote: game, hours: 24 });
const statusOf = async () => (await server.platform.status({ actor: 'test' }, game))[0];
const liveVersion = async () => (await statusOf())?.live;
async function lastChange() {
  const [row] = await server.database.sql`
    select actor, action, from_version, to_version, reason from platform_history where remote = ${game} order by seq desc limit 1`;
  return row;
}

describe('what browsers report', () => {
  test('it is kept as counts and figures per version and hour, and not entry by entry', async () => {
    await server.report([loaded('1.0.0', 90), { ...loaded('1.0.0', 900), outcome: 'retried' }, crashed('1.0.0'), uncaught('1.0.0')]);
    await server.report([
      { ...loaded('1.0.0', 8000), outcome: 'failed', message: 'timeout' },
      vital('LCP', 1900),
      vital('INP', 90),
      vital('CLS', 0),
    ]);
    server.pass(3600_000);
    await server.report([loaded('1.0.0', 90), vital('LCP', 1100)]);
    const [summary] = (await readVersions()).versions;
    expect(summary).toMatchObject({
      ...of('1.0.0'),
      channel: 'live',
      loads: 4,
      failed: 1,
      retried: 1,
      lastGood: 0,
      crashes: 1,
      errors: 1,
      browsers: 3,
      failedBrowsers: 2,
      failureRate: 2 / 3,
      load: { count: 3 },
      lcp: { count: 2, p75: expect.any(Number) },
      inp: { count: 1 },
      cls: { count: 1, p75: 0 },
    });
    const { stepHours, points } = await server.read(getHealth, { remote: game, hours: 24 });
    expect([stepHours, points.map(({ loads }) => loads)]).toEqual([1, [3, 1]]);
    expect(await rowsIn('platform_health_hours')).toBe(2);
    expect(await rowsIn('account_frontend_log')).toBe(0);
  });

  test('it is told for the last day: the newest error, browsers that failed, and what was rolled back', async () => {
    await server.publish(game, '1.1.0');
    await open('1.1.0', 4, 1);
    await server.report([loaded('1.1.0'), uncaught('1.1.0')]);
    const ofGame = async () => (await server.read(getDay, undefined)).remotes.find(({ remote }) => remote === game);
    expect(await ofGame()).toMatchObject({
      browsers: 5,
      failedBrowsers: 2,
      takenBack: [],
      newestError: { kind: 'error', version: '1.1.0' },
    });
    await server.platform.rollback(game, { actor: 'ops', reason: 'it looks odd' });
    const takenBack = { channel: 'live', version: '1.1.0', to: '1.0.0', by: 'ops', reason: 'it looks odd' };
    expect((await ofGame())?.takenBack).toMatchObject([takenBack]);
    server.pass(25 * 3600_000);
    expect(await ofGame()).toBeUndefined();
  });

  test('it goes into the log as before when it is about no published version', async () => {
    const { sql } = server.database;
    await server.report([loaded('9.9.9'), uncaught('9.9.9'), { kind: 'error', message: `no ${game}` }, { kind: 'offline' }]);
    const rows = await sql`select kind from account_frontend_log order by id desc limit 4`;
    expect(rows.map(({ kind }) => kind)).toEqual(['offline', 'error', 'error', 'load']);
    expect(await rowsIn('platform_health_hours')).toBe(0);
  });

  test('it shows an hour of six, and a day, of those who look further back', async () => {
    await server.report([loaded('1.0.0')]);
    const stepOf = async (hours: number) => (await server.read(getHealth, { remote: game, hours })).stepHours;
    expect([await stepOf(168), await stepOf(169), await stepOf(720)]).toEqual([1, 6, 6]);
  });

  test('it is forgotten after thirty days, and the names of browsers after seven', async () => {
    await server.report([loaded('1.0.0'), crashed('1.0.0')]);
    const kept = async () => [
      await rowsIn('platform_health_hours'),
      await rowsIn('platform_health_errors'),
      await rowsIn('platform_health_browsers'),
    ];
    server.pass(6.9 * 24 * 3600_000);
    await server.work('registry.prune');
    expect(await kept()).toEqual([1, 1, 1]);
    server.pass(0.2 * 24 * 3600_000);
    await server.work('registry.prune');
    expect(await kept()).toEqual([1, 1, 0]);
    server.pass(23.1 * 24 * 3600_000);
    await server.work('registry.prune');
    expect(await kept()).toEqual([0, 0, 0]);
  });
});

describe('failures', () => {
  test('it groups them by message and place, with a sample, the one seen last first', async () => {
    await server.report([crashed('1.0.0', 'no board 1'), uncaught('1.0.0')]);
    server.pass(1000);
    await server.report([crashed('1.0.0', 'no board 22')]);
    const { items, next } = await server.read(listHealthErrors, { remote: game, pageSize: 20 });
    expect(next).toBeNull();
    expect(items).toMatchObject([
      { ...of('1.0.0'), kind: 'crash', message: 'no board #', frame: 'Board page.js:1:20', count: 2, path: '/games' },
      {
        kind: 'error',
        message: 'card # is gone',
        frame: 'page.js:1:20',
        count: 1,
        stack: `Error: card 17 is gone\n    at /r/${game}/1.0.0/page.js:1:20`,
      },
    ]);
  });

  test('it pages them, each once', async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    for (const name of names) await server.report([crashed('1.0.0', name)]);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, next } = await server.read(listHealthErrors, { remote: game, pageSize: 2, ...(cursor && { cursor }) });
      seen.push(...items.map(({ message }) => message));
      cursor = next ?? undefined;
    } while (cursor);
    expect(seen.toSorted()).toEqual(names.toSorted());
  });

  test('it takes the last moment that a cursor can name, and refuses one beyond', async () => {
    const from = (time: string) => server.read(listHealthErrors, { remote: game, pageSize: 2, cursor: `${time}.1.0.0.id` });
    expect((await from('9'.repeat(14))).items).toEqual([]);
    await expect(from('9'.repeat(15))).rejects.toThrow(`"code":${CODES.validation}`);
  });

  test('it keeps a hundred groups of a version and counts the others together', async () => {
    const words = Array.from(
      { length: 110 },
      (_, index) => `${String.fromCharCode(97 + (index % 26))}${'z'.repeat(Math.floor(index / 26))}`,
    );
    for (let start = 0; start < words.length; start += 22)
      await server.report(words.slice(start, start + 22).map((word) => crashed('1.0.0', word)));
    expect(await rowsIn('platform_health_errors')).toBe(101);
    const [others] = await server.database.sql`select count::int from platform_health_errors where id = 'others' and remote = ${game}`;
    expect(others?.['count']).toBe(10);
  });
});

describe('a version that fails right after going live', () => {
  test('it is taken back by itself, and history and audit say why', async () => {
    await open('1.0.0', 20);
    server.pass(60_000);
    await server.publish(game, '2.0.0');
    await open('2.0.0', 6, 6);
    await server.work('registry.judge');
    expect(await liveVersion()).toBe('2.0.0');
    server.pass(60_000);
    await server.work('registry.judge');
    expect(await liveVersion()).toBe('1.0.0');
    const row = await lastChange();
    expect(row).toMatchObject({
      actor: 'health',
      action: 'rollback',
      from_version: '2.0.0',
      to_version: '1.0.0',
      reason: expect.stringMatching(
        /^2\.0\.0 fails more than 1\.0\.0: 6 of 6 browsers \(100\.0%, 6 networks\) met a failure, against 0 of 20 \(0\.0%\); evidence /,
      ),
    });
    const audit = await server.database
      .sql`select detail->>'reason' as reason from platform_audit where actor = 'health' and target = ${game}`;
    expect(audit).toEqual([{ reason: row?.['reason'] }]);
    await server.work('registry.judge');
    expect(await liveVersion()).toBe('1.0.0');
  });

  test('it is taken back though another one cannot be, which the queue is told of', async () => {
    const counts = { browsers: 6, failedBrowsers: 6, failedNetworks: 6, againstBrowsers: 20, againstFailedBrowsers: 0 };
    const trial: HealthTrial = {
      kind: 'live',
      remote: '',
      version: '2',
      against: '1',
      since: '',
      ...counts,
      evidence: 2000,
      needed: 1000,
      verdict: 'worse',
    };
    const trials = ['broken', 'next'].map((remote) => ({ ...trial, remote }));
    const takenBack: string[] = [];
    const watch = createWatch({
      ...server.database,
      clock: server.clock,
      readings: { trials: async () => trials },
      metrics: { judged: () => {}, takenBack: (remote) => takenBack.push(remote) },
      takeBack: async ({ remote }) => {
        if (remote === 'broken') throw new Error('the bucket is away');
      },
      log: { warn: () => {} },
    });
    await expect(watch.judge()).rejects.toThrow('the bucket is away');
    expect(takenBack).toEqual(['next']);
  });

  test('it stays when it fails no more than the version before', async () => {
    for (const crashes of [2, 2]) {
      await open('1.0.0', 20, crashes);
      server.pass(60_000);
    }
    await server.publish(game, '2.0.0');
    for (const crashes of [3, 2]) {
      await open('2.0.0', 20, crashes);
      server.pass(60_000);
    }
    server.pass(700_000);
    await server.work('registry.judge');
    expect(await liveVersion()).toBe('2.0.0');
    const { trials } = await readVersions();
    expect(trials).toMatchObject([
      { kind: 'live', version: '2.0.0', against: '1.0.0', browsers: 40, failedBrowsers: 5, againstBrowsers: 40, verdict: 'watching' },
    ]);
  });

  test('it is told on /metrics, like every failure', async () => {
    await open('1.0.0', 20);
    server.pass(60_000);
    await server.publish(game, '2.0.0');
    await open('2.0.0', 6, 6);
    server.pass(60_000);
    await server.work('registry.judge');
    const { body } = await server.call({ url: '/metrics' });
    const lines = body.split('\n').filter((line) => line.includes(`"${game}"`));
    expect(lines).toEqual(
      expect.arrayContaining([
        `mortar_remote_loads_total{remote="${game}",version="2.0.0",channel="live",outcome="ok"} 6`,
        `mortar_remote_failures_total{remote="${game}",version="2.0.0",channel="live",kind="crash"} 6`,
        `mortar_remote_load_seconds_count{remote="${game}",version="2.0.0",channel="live"} 6`,
        `mortar_remote_taken_back_total{remote="${game}",kind="live"} 1`,
        expect.stringMatching(/^mortar_remote_trial_evidence\{.*version="2\.0\.0",kind="live"\} \d{4,}/),
      ]),
    );
  });
});

describe('a canary', () => {
  /** As many browsers that get the canary, or do not, open what they get. */
  async function openAs(isCanary: boolean, browsers: number, crashes = 0): Promise<void> {
    const version = isCanary ? '2.0.0' : '1.0.0';
    const cookie = await server.browserWithin(game, isCanary);
    for (let index = 0; index < browsers; index += 1)
      await server.report([loaded(version), ...(index < crashes ? [crashed(version)] : [])], { cookie });
  }

  test('it is ended by itself when it fails more than what is live, and history says why', async () => {
    await server.canary(game, '2.0.0');
    await openAs(false, 20, 1);
    await openAs(true, 8, 7);
    server.pass(60_000);
    await server.work('registry.judge');
    expect(await statusOf()).toMatchObject({ live: '1.0.0', canary: null });
    expect(await lastChange()).toMatchObject({
      actor: 'health',
      action: 'canaryOff',
      from_version: '2.0.0',
      to_version: null,
      reason: expect.stringMatching(/^2\.0\.0 fails more than 1\.0\.0: 7 of 8 browsers .* against 1 of 20 /),
    });
  });

  test('it stays when both fail alike', async () => {
    await server.canary(game, '2.0.0');
    await openAs(false, 20, 19);
    await openAs(true, 9, 9);
    server.pass(60_000);
    await server.work('registry.judge');
    expect(await statusOf()).toMatchObject({ canary: { version: '2.0.0' } });
    expect((await readVersions()).trials).toMatchObject([{ kind: 'canary', browsers: 9, failedBrowsers: 9, againstFailedBrowsers: 19 }]);
  });

  test('it is judged by browsers that get it, not by those who only say so', async () => {
    await server.canary(game, '2.0.0');
    await openAs(false, 20);
    const cookie = await server.browserWithin(game, false);
    for (let index = 0; index < 8; index += 1) await server.report([crashed('2.0.0')], { cookie });
    server.pass(60_000);
    await server.work('registry.judge');
    expect(await statusOf()).toMatchObject({ canary: { version: '2.0.0' } });
    expect((await readVersions()).trials).toMatchObject([{ browsers: 0, failedBrowsers: 0, againstBrowsers: 20 }]);
  });
});

describe('one person', () => {
  /** A version after twenty good browsers of the one before. */
  async function freshVersion(): Promise<void> {
    await open('1.0.0', 20);
    server.pass(60_000);
    await server.publish(game, '2.0.0');
  }

  test('it cannot take a version back from one network, however many browsers it makes up', async () => {
    await freshVersion();
    for (let index = 0; index < 25; index += 1) await server.report([crashed('2.0.0')], { from: `127.200.7.${1 + (index % 50)}` });
    server.pass(60_000);
    await server.work('registry.judge');
    const { trials } = await readVersions();
    expect(trials).toMatchObject([{ browsers: 2, failedBrowsers: 2, failedNetworks: 1, verdict: 'watching' }]);
    expect(await liveVersion()).toBe('2.0.0');
  });

  test('it cannot with four networks either', async () => {
    await freshVersion();
    for (let index = 0; index < 12; index += 1) await server.report([crashed('2.0.0')], { from: `127.201.${index % 4}.1` });
    server.pass(60_000);
    await server.work('registry.judge');
    const { trials } = await readVersions();
    expect(trials).toMatchObject([{ browsers: 8, failedBrowsers: 8, failedNetworks: 4, verdict: 'watching' }]);
    expect(await liveVersion()).toBe('2.0.0');
  });

  test('it counts once, whatever its browser repeats', async () => {
    for (let index = 0; index < 5; index += 1)
      await server.report([loaded('1.0.0'), crashed('1.0.0')], { from: '127.202.0.1', deviceId: 'one' });
    expect((await readVersions()).versions[0]).toMatchObject({ loads: 5, crashes: 5, browsers: 1, failedBrowsers: 1 });
  });

  test('it adds no more than 120 entries an hour to the figures of a version', async () => {
    const entries = Array.from({ length: 50 }, () => loaded('1.0.0'));
    for (let index = 0; index < 4; index += 1) await server.report(entries, { from: '127.203.0.1' });
    expect((await readVersions()).versions[0]?.loads).toBe(120);
    server.pass(3600_000);
    await server.report(entries, { from: '127.203.0.1' });
    expect((await readVersions()).versions[0]?.loads).toBe(170);
  });
});

describe.each([getHealth, listVersionHealth, listHealthErrors, compareHealth] as const)('$id', ({ path }) => {
  const query = '?remote=gamehub&version=1.0.0&against=1.0.0';
  test('it is for people with the role developer', async () => {
    const url = path + query;
    const codeOf = async (headers: Record<string, string>) => (await server.call({ url, signed: true, headers })).json()['code'];
    expect([await codeOf({}), await codeOf(testPerson(server, 8))]).toEqual([CODES.tokenInvalid, CODES.forbidden]);
  });
});

test('it sets two versions side by side', async () => {
  await server.report([loaded('1.0.0'), vital('LCP', 900)]);
  await server.publish(game, '2.0.0');
  await server.report([loaded('2.0.0'), crashed('2.0.0'), vital('LCP', 2800, '2.0.0')]);
  const { version, against, trial } = await server.read(compareHealth, {
    remote: game,
    version: '2.0.0',
    against: '1.0.0',
    hours: 24,
  });
  expect([version, against]).toMatchObject([
    { ...of('2.0.0'), channel: 'live', crashes: 1, failureRate: 1 },
    { ...of('1.0.0'), channel: null, crashes: 0, failureRate: 0 },
  ]);
  expect(version.lcp!.p75).toBeGreaterThan(against.lcp!.p75);
  expect(trial).toMatchObject({ kind: 'live', version: '2.0.0', against: '1.0.0' });
});
