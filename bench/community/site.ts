import { randomUUID } from 'node:crypto';
import { SUCCESS, type Endpoint, type Input, type Output } from '@mortar/protocol';
import { acquireDatabase, systemClock, type Database } from '@mortar/server';
import { loadKeyring } from '../../server/src/lib/keyring.ts';
import { ACCESS_MS, signAccess } from '../../server/src/modules/identity/session/access-token.ts';
import { addressOf } from '../server/load.ts';
import { renewedSigns } from '../server/sign.ts';
import { startStack, type Stack } from '../stack.ts';
import { fillCommunity } from './fill.ts';

const PORT = 18_130;

/** The built site with a community that has written for three months. */
export interface CommunitySite {
  stack: Stack;
  database: Database;
  /** Keys of its people go on from this one's. */
  first: number;
  /** Headers of a call by somebody, each from another address: budgets are per address and minute. */
  headersOf(userId: number): Promise<Record<string, string>>;
  /** `data` of a call. @throws Error with the answer of one that is refused */
  ask<E extends Endpoint>(userId: number, endpoint: E, input: Partial<NonNullable<Input<E>>>): Promise<Output<E>>;
  stop(): Promise<void>;
}

export async function startCommunitySite(): Promise<CommunitySite> {
  const stack = await startStack(PORT, { TRUST_PROXY: '127.0.0.0/8', SOCKET_CONNECTIONS: '100000' }, { remotes: ['gamehub', 'community'] });
  const database = await acquireDatabase({ databaseUrl: undefined, dataDir: stack.dataDir });
  const stop = async () => {
    await database.close();
    await stack.stop();
  };
  try {
    const first = await fillCommunity(database);
    const keyring = await loadKeyring({ dataDir: stack.dataDir, sessionSecret: undefined });
    const signs = renewedSigns(stack.url, 1);
    let calls = 0;
    const headersOf: CommunitySite['headersOf'] = async (userId) => {
      const [sign] = await signs();
      const claims = { userId, uid: `bench${userId - first + 1}`, sessionId: `bench-${userId}`, exp: systemClock.now() + ACCESS_MS };
      return {
        ...sign!,
        'content-type': 'application/json',
        'x-forwarded-for': addressOf(calls++ % 60_000),
        authorization: `Bearer ${signAccess(keyring, claims)}`,
        origin: stack.url,
        'sec-fetch-site': 'same-origin',
        'idempotency-key': randomUUID(),
      };
    };
    return {
      stack,
      database,
      first,
      headersOf,
      async ask(userId, { path, id }, input) {
        const answer = await fetch(stack.url + path, { method: 'POST', headers: await headersOf(userId), body: JSON.stringify(input) });
        const { code, data } = (await answer.json()) as { code: number; data: never };
        if (code !== SUCCESS) throw new Error(`${id} answered ${code}`);
        return data;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
