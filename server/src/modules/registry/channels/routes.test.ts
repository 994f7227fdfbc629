import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS, type Endpoint, type Operation, type Output } from '@mortar/protocol';
import {
  compareHealth,
  endCanary,
  explainVersion,
  getHealth,
  getVersion,
  killRemote,
  listAudit,
  listChanges,
  listHealthErrors,
  listRemotes,
  listVersions,
  makeCanaryLink,
  promoteVersion,
  reviveRemote,
  rollBackRemote,
  setCanary,
} from '@mortar/protocol/registry';
import { operations } from '@mortar/protocol/registry/operations';
import { createOwner, newEmail, type Owner } from '../../../../test/owner.ts';
import { OPERATOR, until } from '../../../../test/platform.ts';
import { createRegistryServer, type RegistryServer } from '../../../../test/registry-server.ts';
import { people } from '../../identity/index.ts';
import { createStandingService } from '../../moderation/index.ts';

jest.setTimeout(60_000);

let made: RegistryServer;
let developer: Owner;
beforeAll(async () => {
  made = await createRegistryServer();
  developer = await withRole('developer');
});
afterAll(() => made.close());

async function withRole(role: string): Promise<Owner> {
  const owner = await createOwner(made.server, newEmail());
  const { database, clock, identity } = made.server;
  await createStandingService({ db: database.db, clock, people }).grant(owner.session.uid, role, OPERATOR);
  const [row] = await database.sql`select id::int from account_users where uid = ${owner.session.uid}`;
  await until('the role is known', () => identity.standing.rolesOf(Number(row?.['id'])).has(role));
  return owner;
}
async function prepare(name: string): Promise<void> {
  await made.publish(name, ['1']);
  await made.stage(name, '2');
}
/** What an endpoint answers to the developer. */
async function asked<E extends Endpoint>(endpoint: E, input: object = {}, who = developer): Promise<{ code: number; data: Output<E> }> {
  const answer = (await who.act(endpoint, input)).json<{ code: number; data: Output<E> }>();
  await made.settled();
  return answer;
}
const FOR_TEAM = Object.values<Operation>(operations)
  .map(({ endpoint }) => endpoint)
  .filter(({ path }) => path.startsWith('/api/platformservice/user/'));
const INPUTS: Partial<Record<string, object>> = {
  [getVersion.id]: { version: '1' },
  [promoteVersion.id]: { version: '2' },
  [rollBackRemote.id]: { from: '1' },
  [setCanary.id]: { version: '2', percentage: 1 },
  [makeCanaryLink.id]: { version: '2', seconds: 60 },
  [getHealth.id]: { remote: 'closed' },
  [listHealthErrors.id]: { remote: 'closed' },
  [compareHealth.id]: { remote: 'closed', version: '2', against: '1' },
};

describe('who is not of the team', () => {
  test.each(FOR_TEAM)('it gets nothing of $id, and changes nothing', async (endpoint) => {
    if (!(await made.platform.knows('closed', '2'))) await prepare('closed');
    const nobody = await createOwner(made.server, newEmail());
    const before = (await made.registry()).body;
    expect(await asked(endpoint, { name: 'closed', ...INPUTS[endpoint.id] }, nobody)).toMatchObject({ code: CODES.forbidden, data: null });
    const { method, path } = endpoint;
    const query = method === 'GET' ? '?name=closed&version=1' : '';
    const payload = method === 'POST' ? { payload: { name: 'closed', ...INPUTS[endpoint.id] } } : {};
    expect((await made.server.call({ method, url: path + query, signed: true, ...payload })).statusCode).toBe(401);
    expect((await made.registry()).body).toBe(before);
  });

  test('it lets an operator do what a developer may', async () => {
    expect((await asked(listRemotes, {}, await withRole('operator'))).code).toBe(SUCCESS);
  });
});

describe('a change', () => {
  test.each(FOR_TEAM.filter(({ method }) => method === 'POST'))(
    'it needs a proof of the session’s own browser for $id',
    async (endpoint) => {
      const { browser, session } = developer;
      const answer = await browser.call(endpoint, { name: 'any', ...INPUTS[endpoint.id] }, { authorization: `Bearer ${session.token}` });
      expect(answer.json()['code']).toBe(CODES.proofRefused);
    },
  );

  test('it is done in the developer’s name, with the reason, and every page gets it', async () => {
    await prepare('worked');
    const friend = await createOwner(made.server, newEmail());
    const named = { name: 'worked', version: '2', users: [friend.email], percentage: 0, reason: 'to be tried' };
    expect(await asked(setCanary, named)).toMatchObject({
      code: SUCCESS,
      data: { name: 'worked', from: null, to: '2', changed: true },
    });
    expect((await made.page('/worked', friend.browser.cookies)).registry.remotes['worked']).toMatchObject({
      channel: 'canary',
      why: 'named',
    });
    const link = await asked(makeCanaryLink, { name: 'worked', version: '2', seconds: 60 });
    expect(link.data.url).toMatch(/\/worked\?canary=[\w-]{22}$/);
    await asked(promoteVersion, { name: 'worked', version: '2' });
    await asked(rollBackRemote, { name: 'worked', from: '2', reason: 'wrong figure' });
    await asked(killRemote, { name: 'worked', reason: 'leaks' });
    expect((await made.page('/worked')).statusCode).toBe(503);
    await asked(reviveRemote, { name: 'worked' });
    const { data } = await asked(listChanges, { name: 'worked' });
    const actor = `user:${developer.session.uid}`;
    expect(data.items.map(({ action, from, to, reason }) => [action, from, to, reason])).toEqual([
      ['revive', null, '1', null],
      ['kill', '1', null, 'leaks'],
      ['rollback', '2', '1', 'wrong figure'],
      ['promote', '1', '2', null],
      ['canaryLink', '2', '2', null],
      ['canary', null, '2', 'to be tried'],
      ['publish', null, '1', null],
    ]);
    expect(data.items.slice(0, 6).every((item) => item.actor === actor)).toBe(true);
    expect(data.items[5]?.detail).toEqual({ percentage: 0, users: [friend.session.uid] });
  });

  test('it says why it is refused, changes nothing and stands in the audit', async () => {
    await prepare('refused');
    const refusals = [
      await asked(rollBackRemote, { name: 'refused', from: '1' }),
      await asked(setCanary, { name: 'refused', version: '1', percentage: 5 }),
      await asked(endCanary, { name: 'refused' }),
      await asked(promoteVersion, { name: 'refused', version: '9' }),
    ];
    expect(refusals.map(({ code, data }) => [code, (data as unknown as { why: string }).why])).toEqual(
      [
        'refused has no earlier version to go back to: 1 is the only one that was not taken back',
        'refused 1 is what everybody gets already: there is nothing to try out',
        'refused has no canary',
        'refused has no version 9: published are 2, 1',
      ].map((why) => [CODES.registryRefused, why]),
    );
    const { data } = await asked(listAudit, { name: 'refused' });
    expect(data.items.slice(0, 4).map(({ action, outcome }) => [action, outcome])).toEqual([
      ['promote', 'refused'],
      ['canaryOff', 'refused'],
      ['canary', 'refused'],
      ['rollback', 'refused'],
    ]);
  });

  test('it goes back once when somebody presses twice', async () => {
    await made.publish('pressed', ['1', '2', '3']);
    const both = await Promise.all([1, 2].map(() => asked(rollBackRemote, { name: 'pressed', from: '3' })));
    expect(both.map(({ code }) => code).sort()).toEqual([SUCCESS, CODES.registryRefused].sort());
    expect((await made.page('/pressed')).registry.remotes['pressed']?.live.version).toBe('2');
  });

  test('it refuses what is out of bounds, with the field', async () => {
    const wrong = { name: 'worked', version: '2', percentage: 101 };
    expect(await asked(setCanary, wrong)).toMatchObject({ code: CODES.validation, data: [{ field: 'percentage' }] });
    expect(await asked(makeCanaryLink, { name: 'worked', version: '2', seconds: 31 * 86_400 })).toMatchObject({
      code: CODES.validation,
      data: [{ field: 'seconds' }],
    });
  });
});

describe('what the team reads', () => {
  test('it names every remote with its owner and channels', async () => {
    await prepare('listed');
    await asked(setCanary, { name: 'listed', version: '2', percentage: 10 });
    await asked(makeCanaryLink, { name: 'listed', version: '2', seconds: 60 });
    await asked(killRemote, { name: 'listed', reason: 'leaks' });
    const { data } = await asked(listRemotes);
    const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(data.items.find(({ name }) => name === 'listed')).toEqual({
      name: 'listed',
      title: { en: 'listed', 'zh-HK': 'listed' },
      owner: 'platform',
      live: { version: '1', since },
      lastgood: null,
      canary: { version: '2', percentage: 10, users: [], links: [{ id: expect.stringMatching(/^[\w-]{43}$/), expires: since }], since },
      off: { since, by: `user:${developer.session.uid}`, reason: 'leaks' },
      untrusted: [],
    });
  });

  test('it says which versions are not trusted, and says nothing that only those do', async () => {
    await made.publish('doubted', ['1', '2']);
    const { sql } = made.server.database;
    const shown = async () => (await asked(listRemotes)).data.items.find(({ name }) => name === 'doubted');
    await sql`update platform_versions set signature = null where remote = 'doubted' and version = '2'`;
    expect(await shown()).toMatchObject({ owner: 'platform', live: { version: '2' }, lastgood: '1', untrusted: ['2'] });
    const { items } = (await asked(listVersions, { name: 'doubted' })).data;
    expect(items.map(({ version, trusted }) => [version, trusted])).toEqual([
      ['2', false],
      ['1', true],
    ]);
    await sql`update platform_versions set manifest = manifest || '{"entry":"evil.js"}' where remote = 'doubted'`;
    expect(await shown()).toMatchObject({ title: { en: 'doubted' }, owner: '', untrusted: ['2', '1'] });
  });

  test('it lists versions by pages, the latest first, with sizes and channels, though they came at one moment', async () => {
    made.server.clock.freeze();
    await made.publish('paged', ['1', '2', '3']);
    made.server.clock.set(Date.now());
    await asked(setCanary, { name: 'paged', version: '1', percentage: 10 });
    const first = (await asked(listVersions, { name: 'paged', pageSize: 2 })).data;
    const second = (await asked(listVersions, { name: 'paged', pageSize: 2, cursor: first.next ?? 0 })).data;
    expect([...first.items, ...second.items].map(({ version, channels }) => [version, channels])).toEqual([
      ['3', ['live']],
      ['2', []],
      ['1', ['canary']],
    ]);
    expect(second.next).toBeNull();
    const facts = (await asked(getVersion, { name: 'paged', version: '3' })).data;
    expect(facts).toMatchObject({
      shared: { react: '^19.0.0' },
      description: { name: 'paged' },
      chunks: { remote: { js: ['remote.js'], css: [] } },
    });
    expect(first.items[0]?.bytes).toBe(facts.files.reduce((total, { bytes }) => total + bytes, 0));
    expect((await developer.act(getVersion, { name: 'paged', version: '9' })).statusCode).toBe(404);
  });

  test('it lists changes and audit of all remotes by pages', async () => {
    for (const id of [listChanges, listAudit] as const) {
      const first = (await asked(id, { pageSize: 3 })).data;
      const second = (await asked(id, { pageSize: 3, cursor: first.next ?? 0 })).data;
      const keys = [...first.items, ...second.items].map((item) => ('seq' in item ? item.seq : item.id));
      expect(keys).toEqual([...keys].sort((a, b) => b - a));
      expect(new Set(keys).size).toBe(6);
    }
  });

  test('it tells the caller which version they get, and why', async () => {
    await prepare('asked');
    const before = (await asked(explainVersion, { name: 'asked' })).data;
    expect(before).toEqual({ name: 'asked', version: '1', channel: 'live', why: 'live', off: false, canary: null });
    await asked(setCanary, { name: 'asked', version: '2', percentage: 50 });
    const { version, why, canary } = (await asked(explainVersion, { name: 'asked' })).data;
    expect(canary).toMatchObject({ version: '2', percentage: 50, place: expect.any(Number), named: false, link: null });
    expect([version, why]).toEqual((canary?.place ?? 0) < 50 ? ['2', 'percentage'] : ['1', 'live']);
    await asked(setCanary, { name: 'asked', version: '2', users: [developer.session.uid] });
    expect((await asked(explainVersion, { name: 'asked' })).data).toMatchObject({ version: '2', why: 'named', canary: { named: true } });
    expect((await developer.act(explainVersion, { name: 'never' })).statusCode).toBe(404);
  });
});
