import { login } from '@mortar/protocol/identity';
import { getInviter } from '@mortar/protocol/rewards';
import type { Database } from '@mortar/server';
import { createPasswordHasher } from '../../server/src/modules/identity/password-hasher.ts';
import type { LoadRequest } from '../server/load.ts';
import { addPeople } from '../server/people.ts';
import { renewedSigns } from '../server/sign.ts';
import type { Stack } from '../stack.ts';
import { PASSWORD } from './password.ts';
import { sessionKey } from './session-key.ts';

const PEOPLE = 800;

/** Makes people with a password, and gives what each of them sends to sign in from their own browser. */
export async function signInLoad(stack: Stack, database: Database): Promise<() => Promise<LoadRequest[]>> {
  const { hash } = await createPasswordHasher();
  const people = await addPeople(database, PEOPLE, await hash(PASSWORD));
  const key = await sessionKey();
  const signs = renewedSigns(stack.url, PEOPLE);
  const { path: visit } = getInviter;
  let known: unknown;
  /** A page calls before anybody can type a password, so the server has seen the value of its `sign`. */
  async function visitOnce(made: Record<string, string>[]): Promise<void> {
    if (made === known) return;
    known = made;
    for (const [index, { headers }] of people.entries())
      await fetch(`${stack.url}${visit}?invitecode=NOBODY`, { headers: { ...made[index], ...headers } });
  }
  const ofPage = { 'content-type': 'application/json', origin: stack.url, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
  const { method, path } = login;
  return async () => {
    const made = await signs();
    await visitOnce(made);
    return people.map(({ email, headers }, index) => ({
      method,
      path,
      headers: { ...made[index], ...ofPage, ...headers },
      body: JSON.stringify({ email, password: PASSWORD, key }),
    }));
  };
}
