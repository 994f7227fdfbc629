import { REGISTRY_ELEMENT_ID, type RegistryDocument } from '@mortar/protocol/registry';
import { createPlatform, type PlatformService } from '../src/modules/registry/index.ts';
import { createAccountServer, type AccountServer, type TestBrowser } from './account.ts';
import { createDataFolder } from './data-folder.ts';
import type { TestResponse } from './http.ts';
import { OPERATOR, until } from './platform.ts';
import { createRemoteBuilds, type RemoteBuild, type RemoteBuildOptions } from './remote-build.ts';
import { createShellFolder } from './shell-folder.ts';
import { PEOPLE } from './modules.ts';

/** A browser that takes up cookies, with a person or without. */
export type Cookies = Map<string, string>;

/** A whole server that follows its registry, with pages and people. */
export interface RegistryServer {
  server: AccountServer;
  platform: PlatformService;
  /** A build of a remote whose page is at `/<name>`. */
  build(name: string, version: string, options?: RemoteBuildOptions): RemoteBuild;
  /** Publishes versions of a remote whose page is at `/<name>`, one after the other. */
  publish(name: string, versions: readonly string[], options?: RemoteBuildOptions): Promise<void>;
  /** Adds a version to the registry that nobody gets yet. */
  stage(name: string, version: string, options?: RemoteBuildOptions): Promise<void>;
  /** Waits until the running server knows what the database holds. */
  settled(): Promise<void>;
  /** A page as a browser loads it. */
  page(path: string, cookies?: Cookies, headers?: Record<string, string>): Promise<TestResponse & { registry: RegistryDocument }>;
  /** The registry document as a page asks for it. */
  registry(cookies?: Cookies, headers?: Record<string, string>): Promise<TestResponse>;
  /** Somebody who is signed in, with the cookies of their browser. */
  person(email: string): Promise<{ uid: string; browser: TestBrowser }>;
  close(): Promise<void>;
}

const headerOf = (cookies: Cookies | undefined) => ({
  cookie: [...(cookies ?? [])].map((pair) => pair.join('=')).join('; '),
});

function keep(cookies: Cookies | undefined, { headers }: TestResponse): void {
  for (const line of headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line)) cookies?.delete(name);
    else cookies?.set(name, value);
  }
}

const NOTHING: RegistryDocument = { seq: 0, choice: '', remotes: {}, areas: [] };

function registryOf({ body }: TestResponse): RegistryDocument {
  const text = new RegExp(`id="${REGISTRY_ELEMENT_ID}"[^>]*>(.*?)</script>`).exec(body)?.[1];
  return text ? (JSON.parse(text) as RegistryDocument) : NOTHING;
}

export async function createRegistryServer(): Promise<RegistryServer> {
  const [folder, shell, builds] = [createDataFolder(), createShellFolder(), createRemoteBuilds()];
  const config = { modules: [...PEOPLE, 'registry', 'site'] as const, shellDir: shell.path, dataDir: folder.path };
  const server = await createAccountServer({ ...config, modules: [...config.modules] }, { followsRegistry: true });
  const platform = createPlatform(server);
  const make = (name: string, version: string, options?: RemoteBuildOptions) =>
    builds.make(version, { name, routes: [`/${name}`], ...options });

  const registry: RegistryServer['registry'] = (cookies, headers) =>
    server.call({ url: '/r/registry.json', headers: { ...headerOf(cookies), ...headers } });

  async function settled(): Promise<void> {
    const [row] = await server.database.sql`select seq::int from platform_registry_state`;
    const isKnown = async () => (await registry()).json<RegistryDocument>().seq === row?.['seq'];
    await until('the server knows the registry', isKnown);
  }

  return {
    server,
    platform,
    build: make,
    settled,
    registry,
    async publish(name, versions, options) {
      for (const version of versions) await platform.publish(name, make(name, version, options).dir, OPERATOR);
      await settled();
    },
    stage: async (name, version, options) => void (await platform.stage(name, make(name, version, options).dir, OPERATOR)),
    async page(path, cookies, headers) {
      const answer = await server.call({ url: path, headers: { ...headerOf(cookies), ...headers } });
      keep(cookies, answer);
      return { ...answer, registry: registryOf(answer) };
    },
    async person(email) {
      const browser = server.browser();
      const { uid } = await browser.signUp(email);
      return { uid, browser };
    },
    async close() {
      await server.close();
      builds.remove();
      shell.remove();
      folder.remove();
    },
  };
}
