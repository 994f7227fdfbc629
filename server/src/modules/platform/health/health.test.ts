import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CODES, endpoints } from '@mortar/protocol';
import { createHealthServer, type HealthServer } from '../../../../test/health.ts';
import { testPerson } from '../../../../test/person.ts';

jest.setTimeout(60_000);

let server: HealthServer;
beforeEach(async () => {
  server = await createHealthServer();
  await server.publish('1.0.0');
});
afterEach(() => server.close());

const of = (version: string) => ({ remote: 'gamehub', version });
const loaded = (version: string, durationMs = 120) => ({ kind: 'load', outcome: 'ok', durationMs, ...of(version) }) as const;
const crashed = (version: string, message = 'no board') =>
  ({
    kind: 'error',
    message,
    stack: `Error: ${message}\n    at Board (http://localhost:8080/r/gamehub/${version}/page.js:1:20)`,
    ...of(version),
  }) as const;
const uncaught = (version: string) => ({
  kind: 'error' as const,
  message: 'card 17 is gone',
  stack: `Error: card 17 is gone\n    at http://localhost:8080/r/gamehub/${version}/page.js?retry=1:1:20`,
});
const vital = (name: 'LCP' | 'INP' | 'CLS', value: number, version = '1.0.0') => ({ kind: 'vital', name, value, ...of(version) }) as const;

/** As many browsers, each of a network of its own, open a version; so many of them crash. */
async function open(version: string, browsers: number, crashes = 0): Promise<void> {
  for (let index = 0; index < browsers; index += 1) await server.report([loaded(version), ...(index < crashes ? [crashed(version)] : [])]);
}

const rowsIn = async (table: string) =>
  Number((await server.database.sql`select count(*) from ${server.database.sql(table)}`)[0]?.['count']);
const versionsOf = async () => (await server.read('platform.healthVersions', { hours: 24 })).versions;
const liveVersion = async () => (await server.platform.status({ actor: 'test' }, 'gamehub'))[0]?.live;

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
    const [summary] = await versionsOf();
    expect(summary).toMatchObject({
      ...of('1.0.0'),
      channel: 'live',
      ...{ loads: 4, failed: 1, retried: 1, lastGood: 0, crashes: 1, errors: 1, browsers: 3, failedBrowsers: 2 },
      failureRate: 2 / 3,
      load: { count: 3 },
      lcp: { count: 2, p75: expect.any(Number) },
      inp: { count: 1 },
      cls: { count: 1, p75: 0 },
    });
    const { stepHours, points } = await server.read('platform.health', { remote: 'gamehub', hours: 24 });
    expect([stepHours, points.map(({ loads }) => loads)]).toEqual([1, [3, 1]]);
    expect(await rowsIn('platform_health_hours')).toBe(2);
    expect(await rowsIn('account_frontend_log')).toBe(0);
  });

  test('it goes into the log as before when it is about no published version', async () => {
    await server.report([loaded('9.9.9'), uncaught('9.9.9'), { kind: 'error', message: 'elsewhere' }, { kind: 'offline' }]);
    expect([await rowsIn('account_frontend_log'), await rowsIn('platform_health_hours')]).toEqual([4, 0]);
  });

  test('it shows an hour of six, and a day, of those who look further back', async () => {
    await server.report([loaded('1.0.0')]);
    const stepOf = async (hours: number) => (await server.read('platform.health', { remote: 'gamehub', hours })).stepHours;
    expect([await stepOf(48), await stepOf(49), await stepOf(720)]).toEqual([1, 6, 24]);
  });

  test('it is forgotten after thirty days, and the names of browsers after seven', async () => {
    await server.report([loaded('1.0.0'), crashed('1.0.0')]);
    const kept = async () => [
      await rowsIn('platform_health_hours'),
      await rowsIn('platform_health_errors'),
      await rowsIn('platform_health_browsers'),
    ];
    server.pass(6.9 * 24 * 3600_000);
    await server.work('platform-health-prune');
    expect(await kept()).toEqual([1, 1, 1]);
    server.pass(0.2 * 24 * 3600_000);
    await server.work('platform-health-prune');
    expect(await kept()).toEqual([1, 1, 0]);
    server.pass(23.1 * 24 * 3600_000);
    await server.work('platform-health-prune');
    expect(await kept()).toEqual([0, 0, 0]);
  });
});

describe('failures', () => {
  test('it groups them by message and place, with a sample, the one seen last first', async () => {
    await server.report([crashed('1.0.0', 'no board 1'), uncaught('1.0.0')]);
    server.pass(1000);
    await server.report([crashed('1.0.0', 'no board 22')]);
    const { items, next } = await server.read('platform.healthErrors', { remote: 'gamehub', pageSize: 20 });
    expect(next).toBeNull();
    expect(items).toMatchObject([
      { ...of('1.0.0'), kind: 'crash', message: 'no board #', frame: 'Board page.js:1:20', count: 2, path: '/games' },
      {
        kind: 'error',
        message: 'card # is gone',
        frame: 'page.js:1:20',
        count: 1,
        stack: 'Error: card 17 is gone\n    at /r/gamehub/1.0.0/page.js:1:20',
      },
    ]);
  });

  test('it pages them, each once', async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    for (const name of names) await server.report([crashed('1.0.0', name)]);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, next } = await server.read('platform.healthErrors', { remote: 'gamehub', pageSize: 2, ...(cursor && { cursor }) });
      seen.push(...items.map(({ message }) => message));
      cursor = next ?? undefined;
    } while (cursor);
    expect(seen.toSorted()).toEqual(names.toSorted());
  });

  test('it keeps a hundred groups of a version and counts the others together', async () => {
    const words = Array.from(
      { length: 110 },
      (_, index) => `${String.fromCharCode(97 + (index % 26))}${'z'.repeat(Math.floor(index / 26))}`,
    );
    for (let start = 0; start < words.length; start += 22)
      await server.report(words.slice(start, start + 22).map((word) => crashed('1.0.0', word)));
    expect(await rowsIn('platform_health_errors')).toBe(101);
    const [{ count }] = (await server.database.sql`select count::int from platform_health_errors where id = 'others'`) as unknown as [
      { count: number },
    ];
    expect(count).toBe(10);
  });
});

describe('a version that fails right after going live', () => {
  test('it is taken back by itself, and history and audit say why', async () => {
    await open('1.0.0', 20);
    server.pass(60_000);
    await server.publish('2.0.0');
    await open('2.0.0', 6, 6);
    await server.work('platform-health-judge');
    expect(await liveVersion()).toBe('2.0.0');
    server.pass(60_000);
    await server.work('platform-health-judge');
    expect(await liveVersion()).toBe('1.0.0');
    const [row] = await server.database.sql`select actor, action, reason from platform_history order by seq desc limit 1`;
    expect(row).toEqual({
      actor: 'health',
      action: 'rollback',
      reason: expect.stringMatching(
        /^2\.0\.0 fails more than 1\.0\.0: 6 of 6 browsers \(100\.0 %, 6 networks\) met a failure, against 0 of 20 \(0\.0 %\); evidence /,
      ),
    });
    const audit = await server.database.sql`select detail->>'reason' as reason from platform_audit where actor = 'health'`;
    expect(audit).toEqual([{ reason: row?.['reason'] }]);
    await server.work('platform-health-judge');
    expect(await liveVersion()).toBe('1.0.0');
  });

  test('it stays when it fails no more than the version before', async () => {
    await open('1.0.0', 40, 4);
    server.pass(60_000);
    await server.publish('2.0.0');
    await open('2.0.0', 40, 5);
    server.pass(700_000);
    await server.work('platform-health-judge');
    expect(await liveVersion()).toBe('2.0.0');
    const { trials } = await server.read('platform.healthVersions', { hours: 24 });
    expect(trials).toMatchObject([
      { kind: 'live', version: '2.0.0', against: '1.0.0', browsers: 40, failedBrowsers: 5, againstBrowsers: 40, verdict: 'watching' },
    ]);
  });

  test('it is told on /metrics, like every failure', async () => {
    await open('1.0.0', 20);
    server.pass(60_000);
    await server.publish('2.0.0');
    await open('2.0.0', 6, 6);
    server.pass(60_000);
    await server.work('platform-health-judge');
    const { body } = await server.call({ url: '/metrics' });
    expect(body).toContain('mortar_remote_loads_total{remote="gamehub",version="2.0.0",channel="live",outcome="ok"} 6');
    expect(body).toContain('mortar_remote_failures_total{remote="gamehub",version="2.0.0",channel="live",kind="crash"} 6');
    expect(body).toContain('mortar_remote_taken_back_total{remote="gamehub",kind="live"} 1');
    expect(body).toMatch(/mortar_remote_trial_evidence\{remote="gamehub",version="2\.0\.0",kind="live"\} \d{4,}/);
  });
});

describe('one person', () => {
  /** A version after twenty good browsers of the one before. */
  async function freshVersion(): Promise<void> {
    await open('1.0.0', 20);
    server.pass(60_000);
    await server.publish('2.0.0');
  }

  test('it cannot take a version back from one network, however many browsers it makes up', async () => {
    await freshVersion();
    for (let index = 0; index < 25; index += 1) await server.report([crashed('2.0.0')], { from: `127.200.7.${1 + (index % 50)}` });
    server.pass(60_000);
    await server.work('platform-health-judge');
    const { trials } = await server.read('platform.healthVersions', { hours: 24 });
    expect(trials).toMatchObject([{ browsers: 2, failedBrowsers: 2, failedNetworks: 1, verdict: 'watching' }]);
    expect(await liveVersion()).toBe('2.0.0');
  });

  test('it cannot with four networks either', async () => {
    await freshVersion();
    for (let index = 0; index < 12; index += 1) await server.report([crashed('2.0.0')], { from: `127.201.${index % 4}.1` });
    server.pass(60_000);
    await server.work('platform-health-judge');
    const { trials } = await server.read('platform.healthVersions', { hours: 24 });
    expect(trials).toMatchObject([{ browsers: 8, failedBrowsers: 8, failedNetworks: 4, verdict: 'watching' }]);
    expect(await liveVersion()).toBe('2.0.0');
  });

  test('it counts once, whatever its browser repeats', async () => {
    for (let index = 0; index < 5; index += 1)
      await server.report([loaded('1.0.0'), crashed('1.0.0')], { from: '127.202.0.1', deviceId: 'one' });
    expect((await versionsOf())[0]).toMatchObject({ loads: 5, crashes: 5, browsers: 1, failedBrowsers: 1 });
  });

  test('it adds no more than 120 entries an hour to the figures of a version', async () => {
    const entries = Array.from({ length: 50 }, () => loaded('1.0.0'));
    for (let index = 0; index < 4; index += 1) await server.report(entries, { from: '127.203.0.1' });
    expect((await versionsOf())[0]?.loads).toBe(120);
    server.pass(3600_000);
    await server.report(entries, { from: '127.203.0.1' });
    expect((await versionsOf())[0]?.loads).toBe(170);
  });
});

describe.each(['platform.health', 'platform.healthVersions', 'platform.healthErrors', 'platform.healthCompare'] as const)('%s', (id) => {
  const query = '?remote=gamehub&version=1.0.0&against=1.0.0';
  test('it is for people with the role developer', async () => {
    const url = endpoints[id].path + query;
    const codeOf = async (headers: Record<string, string>) => (await server.call({ url, signed: true, headers })).json()['code'];
    expect([await codeOf({}), await codeOf(testPerson(8))]).toEqual([CODES.tokenInvalid, CODES.forbidden]);
  });
});

test('it sets two versions side by side', async () => {
  await server.report([loaded('1.0.0'), vital('LCP', 900)]);
  await server.publish('2.0.0');
  await server.report([loaded('2.0.0'), crashed('2.0.0'), vital('LCP', 2800, '2.0.0')]);
  const { version, against, trial } = await server.read('platform.healthCompare', {
    remote: 'gamehub',
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
