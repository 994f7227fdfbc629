import { SUCCESS, type Endpoint, type Input, type Output } from '@mortar/protocol';
import { randomBytes } from 'node:crypto';
import type { TestApp } from './app.ts';
import { codeOf, type TestResponse } from './http.ts';
import { testPerson } from './person.ts';

/** What a test gives of an input: the server fills in the rest. */
type Given<E extends Endpoint> = Partial<NonNullable<Input<E>>>;

/** Somebody with an account who is signed in. */
export interface TestPerson {
  userId: number;
  uid: string;
  username: string;
  call<E extends Endpoint>(endpoint: E, input?: Given<E>): Promise<TestResponse>;
  /** `data` of a call. @throws Error with the answer of one that is refused */
  ask<E extends Endpoint>(endpoint: E, input?: Given<E>): Promise<Output<E>>;
  /** The code of a call's answer. */
  code<E extends Endpoint>(endpoint: E, input?: Given<E>): Promise<number>;
}

/** Makes people, each at an address of their own. */
export function createPeople(server: TestApp): (username?: string) => Promise<TestPerson> {
  let made = 0;
  return async (username = `Person ${made + 1}`) => {
    made += 1;
    const from = `127.5.${made >> 8}.${made & 255}`;
    const uid = randomBytes(6).toString('hex');
    const [row] = await server.database.sql`
      insert into account_users (uid, username, locale, created_at) values (${uid}, ${username}, 'en', now()) returning id::int`;
    const userId = row?.['id'] as number;
    await server.database.sql`update account_users set uid = ${`uid-${userId}`} where id = ${userId}`;
    const call: TestPerson['call'] = ({ method, path }, input = {}) => {
      const own = {
        origin: server.config.publicUrl,
        'sec-fetch-site': 'same-origin',
        'idempotency-key': randomBytes(16).toString('hex'),
        ...testPerson(server, userId),
      };
      const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
      return server.call({ method, url: path + query, from, signed: true, headers: own, ...(method === 'POST' && { payload: input }) });
    };
    return {
      userId,
      uid: `uid-${userId}`,
      username,
      call,
      async ask<E extends Endpoint>(endpoint: E, input?: Given<E>) {
        const answer = await call(endpoint, input);
        if (codeOf(answer) !== SUCCESS) throw new Error(`${endpoint.id}: ${answer.body}`);
        return answer.json<{ data: Output<E> }>().data;
      },
      code: async (endpoint, input) => codeOf(await call(endpoint, input)),
    };
  };
}
