import { randomBytes } from 'node:crypto';
import type { Endpoint, Input, Output } from '@mortar/protocol';
import type { RegistryDocument } from '@mortar/protocol/registry';
import { addFrontendLog } from '@mortar/protocol/telemetry';
import { createPlatform, type PlatformService } from '../src/modules/registry/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createDataFolder } from './data-folder.ts';
import { heldJobs, type HeldJobs } from './held-jobs.ts';
import { writeHost } from './host.ts';
import { testPerson } from './person.ts';
import { OPERATOR, until } from './platform.ts';
import { createRemoteBuilds } from './remote-build.ts';
import { PEOPLE } from './modules.ts';

type Entry = Input<typeof addFrontendLog>['entries'][number];
/** An entry without what every page adds. */
type Told = Entry extends infer One ? (One extends Entry ? Omit<One, 'url' | 'at'> : never) : never;

export interface HealthServer extends TestApp {
  platform: PlatformService;
  /** Makes a build and publishes it. */
  publish(remote: string, version: string): Promise<void>;
  /** Makes a build and shows it to half of the visitors. */
  canary(remote: string, version: string): Promise<void>;
  /** The cookie of a browser that gets the canary, or of one that does not. */
  browserWithin(remote: string, isCanary: boolean): Promise<string>;
  /** A report of one browser. @param from address that it comes from; a network of its own when left out */
  report(entries: readonly Told[], by?: { from?: string; deviceId?: string; cookie?: string }): Promise<void>;
  /** What a developer reads. */
  read<E extends Endpoint>(endpoint: E, query: Input<E>): Promise<Output<E>>;
  work: HeldJobs['work'];
  /** Lets time pass on the server. */
  pass(ms: number): void;
}

const DEVELOPER = 7;

/** A server with a registry of its own. */
export async function createHealthServer(): Promise<HealthServer> {
  const data = createDataFolder();
  const { jobs, work } = heldJobs();
  const server = await createTestApp(
    { modules: [...PEOPLE, 'registry'], dataDir: data.path, shellDir: writeHost(data.path) },
    { jobs, followsRegistry: true },
  );
  const { database, clock, config } = server;
  const builds = createRemoteBuilds();
  const platform = createPlatform({ config, database, clock });
  await database.sql`
    insert into account_users (id, uid, username, locale, created_at) overriding system value
    values (${DEVELOPER}, ${`uid-${DEVELOPER}`}, 'A developer', 'en', now())`;
  await database.sql`insert into account_roles (user_id, role, by, at) values (${DEVELOPER}, 'developer', 'test', now())`;
  await until('the role is known', () => server.identity.standing.rolesOf(DEVELOPER).has('developer'));
  let networks = 0;
  const pass = (ms: number) => server.clock.set(server.clock.now() + ms);
  const make = (remote: string, version: string) => builds.make(version, { name: remote, routes: [`/${remote}`] }).dir;
  const pinOf = async (remote: string, cookie = '') => {
    const answer = await server.call({ url: '/r/registry.json', headers: { cookie } });
    return answer.json<RegistryDocument>().remotes[remote]?.live;
  };
  /** Health sees a change of channels after a moment. */
  const seen = () => pass(3000);

  async function browserWithin(remote: string, isCanary: boolean): Promise<string> {
    const id = randomBytes(16).toString('base64url');
    const cookie = `__Host-mortar_browser=${id}.${server.identity.keyring.mac('browser', id)}`;
    const live = await pinOf(remote);
    const own = await pinOf(remote, cookie);
    return (own?.version !== live?.version) === isCanary ? cookie : browserWithin(remote, isCanary);
  }

  return {
    ...server,
    platform,
    pass,
    work,
    browserWithin,
    async publish(remote, version) {
      await platform.publish(remote, make(remote, version), OPERATOR);
      await until('the version is live', async () => (await pinOf(remote))?.version === version);
      seen();
    },
    async canary(remote, version) {
      await platform.stage(remote, make(remote, version), OPERATOR);
      await platform.canary(remote, version, { percentage: 50 }, OPERATOR);
      const [row] = await database.sql`select seq::int from platform_registry_state`;
      const seqOf = async () => (await server.call({ url: '/r/registry.json' })).json<RegistryDocument>().seq;
      await until('the canary is known', async () => (await seqOf()) === row?.['seq']);
      seen();
    },
    async report(entries, { from, deviceId = randomBytes(8).toString('hex'), cookie = '' } = {}) {
      networks += 1;
      const address = from ?? `127.${4 + (networks >> 8)}.${networks & 255}.1`;
      const payload = { entries: entries.map((entry) => ({ ...entry, url: 'http://localhost:8080/games?a=b', at: clock.now() })) };
      const { path } = addFrontendLog;
      const answer = await server.call({
        method: 'POST',
        url: path,
        from: address,
        signed: true,
        payload,
        headers: { deviceid: deviceId, cookie },
      });
      if (answer.statusCode !== 200 || !answer.json()['data']) throw new Error(`the report was refused: ${answer.body}`);
    },
    async read<E extends Endpoint>({ path }: E, query: Input<E>) {
      const url = `${path}?${new URLSearchParams(query as unknown as Record<string, string>)}`;
      const answer = await server.call({ url, signed: true, headers: testPerson(server, DEVELOPER) });
      const { data: read } = answer.json<{ data: Output<E> | null }>();
      if (!read) throw new Error(`nothing was read: ${answer.body}`);
      return read;
    },
    async close() {
      await server.close();
      builds.remove();
      data.remove();
    },
  };
}
