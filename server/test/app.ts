import { HEADERS, type RegistryDocument } from '@mortar/protocol';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { readConfig, type Config } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { send, type TestRequest, type TestResponse } from './http.ts';
import { createSigner, type SignOptions } from './signer.ts';
import { createTestDatabase, TEST_DATA_DIR, WORKSPACE } from './database.ts';

export const REGISTRY_SEQ = 41;

/** Two areas and no remote: enough for everything that only needs to know which paths exist. */
export const TEST_REGISTRY: RegistryDocument = {
  seq: REGISTRY_SEQ,
  remotes: {},
  areas: [
    {
      name: 'market',
      title: { en: 'Market', 'zh-HK': '市場' },
      routes: [
        { path: '/collection/:id', layout: 'app' },
        { path: '/market', layout: 'app' },
      ],
    },
  ],
};

export interface TestApp {
  app: FastifyInstance;
  config: Config;
  database: Database;
  /** Server time in ms; tests move it. */
  clock: { now(): number; set(time: number): void };
  /** A value of `sign` as a client would make it. */
  sign(options?: SignOptions): string;
  /** A request with the site's own host; `signed` adds the headers of a good call. */
  call(options: TestRequest & { signed?: boolean }): Promise<TestResponse>;
  close(): Promise<void>;
}

/** The whole server on a database of its own and any free port; it believes that it listens on `config.port`. */
export async function createTestApp(overrides: Partial<Config> = {}): Promise<TestApp> {
  const config: Config = { ...readConfig({ DATA_DIR: TEST_DATA_DIR, MODULES: 'account' }, WORKSPACE), ...overrides };
  const database = await createTestDatabase();
  let offset = 0;
  const clock = {
    now: () => Date.now() + offset,
    set: (time: number) => {
      offset = time - Date.now();
    },
  };
  const app = await buildApp(config, { database, clock, registry: { current: () => TEST_REGISTRY } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const { sign } = await createSigner(config.dataDir, clock.now);

  return {
    app,
    config,
    database,
    clock,
    sign,
    call: ({ signed = false, headers, ...options }) => {
      const ofCall: Record<string, string> = signed ? { [HEADERS.os]: 'web', [HEADERS.sign]: sign() } : {};
      return send(port, { ...options, headers: { host: new URL(config.publicUrl).host, ...ofCall, ...headers } });
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
